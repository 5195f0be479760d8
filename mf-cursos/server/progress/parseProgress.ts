import { parseJson } from 'shared/server/http/parseJson'
import type { SentProgress } from '../../rules/courseTree'

const MAX_CHANGES = 1_000_000

/**
 * The progress that a device sends as JSON, reduced to ids, status flags and numbers of changes; undefined where it has
 * another form. Ids that the course does not have are ignored later.
 */
export function parseProgress(text: string): SentProgress[] | undefined {
  try {
    return listOf(parseJson(text), category => ({
      id: idOf(category),
      curso: { modulos: listOf(field(category, 'curso', 'modulos'), moduleOf) },
    }))
  } catch {
    // JSON.parse and the checks below throw for another form; a RangeError comes from nesting without end.
    return undefined
  }
}

function moduleOf(module: unknown) {
  return {
    id: idOf(module),
    temas: listOf(field(module, 'temas'), topic => ({
      id: idOf(topic),
      status: statusOf(topic),
      subtemas: listOf(field(topic, 'subtemas'), subtopic => ({
        id: idOf(subtopic),
        status: statusOf(subtopic),
        changes: changesOf(subtopic),
      })),
    })),
  }
}

function listOf<T>(value: unknown, read: (item: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new TypeError('not a list')
  return value.map(read)
}

function field(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((at, name) => {
    if (typeof at !== 'object' || at === null) throw new TypeError('not an object')
    return Object.hasOwn(at, name) ? (at as Record<string, unknown>)[name] : undefined
  }, value)
}

function idOf(value: unknown): number {
  const id = field(value, 'id')
  if (!Number.isInteger(id)) throw new TypeError('not an id')
  return id as number
}

function statusOf(value: unknown): boolean {
  const status = field(value, 'status')
  if (typeof status !== 'boolean') throw new TypeError('not a status')
  return status
}

/** A client that does not know of the number sends none. */
function changesOf(value: unknown): number | undefined {
  const changes = field(value, 'changes')
  if (changes === undefined || changes === null) return undefined
  if (!Number.isInteger(changes) || (changes as number) < 0 || (changes as number) > MAX_CHANGES) {
    throw new TypeError('not a number of changes')
  }
  return changes as number
}
