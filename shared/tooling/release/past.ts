import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Calls } from 'shared/releases/shape'
import { unmet } from 'shared/releases/unmet'

/** The calls of a release, committed: a clone has no shelf. */
interface Past {
  app: string
  release: string
  /** The day, `2026-11-26`. */
  released: string
  calls: Calls
}

const REPLAYED = 20
const FOLDER = 'shared/testing/past'

/**
 * Writes the calls of a release below `shared/testing/past`, unless they are those of the latest one there, and removes
 * what is older than the last twenty. Returns the new file's path in the working copy.
 */
export function notePast(
  root: string,
  app: string,
  release: string,
  calls: Calls,
  now = new Date(),
): string | undefined {
  const folder = join(root, FOLDER, app)
  const names = namesIn(folder)
  const latest = names.at(-1)
  if (latest !== undefined && hashes(readPast(join(folder, latest)).calls) === hashes(calls)) return undefined
  const name = `${now.toISOString().slice(0, 19).replaceAll(':', '')}-${release}.json`
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, name),
    written({ app, release, released: now.toISOString().slice(0, 10), calls }),
  )
  for (const old of [...names, name].slice(0, -REPLAYED)) rmSync(join(folder, old))
  return join(FOLDER, app, name)
}

/** The last twenty different releases of every app. */
export function allPast(root: string): Past[] {
  const folder = join(root, FOLDER)
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap(app =>
    namesIn(join(folder, app)).map(name => readPast(join(folder, app, name))),
  )
}

/** The pages of past releases that these calls would break, in sentences that name the release. */
export function replayed(past: readonly Past[], calls: Calls): string[] {
  return past.flatMap(({ app, release, released, calls: used }) =>
    unmet({ shared: {}, calls: used }, { calls }).map(
      what => `${app}: its release ${release} of ${released} uses ${what}`,
    ),
  )
}

const namesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.json'))
        .sort()
    : []

const readPast = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Past

const hashes = (calls: Calls) =>
  Object.entries(calls)
    .map(([name, { hash }]) => `${name} ${hash}`)
    .sort()
    .join('\n')

/** One line a call, so that a change of one shows as such. */
function written({ calls, ...about }: Past): string {
  const head = Object.entries(about).map(([name, value]) => `  "${name}": ${JSON.stringify(value)},`)
  const lines = Object.entries(calls)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, call]) => `    ${JSON.stringify(name)}: ${JSON.stringify(call)}`)
  return ['{', ...head, '  "calls": {', lines.join(',\n'), '  }', '}', ''].join('\n')
}
