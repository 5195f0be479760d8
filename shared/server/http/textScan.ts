import { serverMessages } from './messages'

const MAX_DEPTH = 32

/** Far more values than any body of ours has; a long list of empty values costs the thread as much as a real one. */
const MAX_VALUES = 10_000

/**
 * The problem of a parsed body, found before anything recursive reads it: nesting that would overflow a stack, too many
 * values, or text that PostgreSQL cannot store. It goes level by level, without recursion.
 */
export function textScan(value: unknown): string | undefined {
  let level: unknown[] = [value]
  let values = 0
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return serverMessages.tooDeep
    values += level.length
    if (values > MAX_VALUES) return serverMessages.tooManyValues
    const next: unknown[] = []
    for (const item of level) {
      if (typeof item === 'string' && !isStorable(item)) return serverMessages.badText
      if (typeof item !== 'object' || item === null) continue
      if (!Array.isArray(item) && !Object.keys(item).every(isStorable)) return serverMessages.badText
      for (const child of Array.isArray(item) ? item : Object.values(item)) next.push(child)
    }
    level = next
  }
  return undefined
}

/** Text without NUL and without half a surrogate pair, neither of which PostgreSQL can store as UTF-8. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
