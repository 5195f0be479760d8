import { serverMessages } from './messages'

const MAX_DEPTH = 32

/** Half of a character that takes two: no UTF-8 can be made of it. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/**
 * What is wrong with a parsed body before anything recursive touches it: nesting that would overflow a stack,
 * and text that PostgreSQL cannot keep. Goes level by level, never into itself.
 */
export function textScan(value: unknown): string | undefined {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return serverMessages.tooDeep
    const next: unknown[] = []
    for (const item of level) {
      if (typeof item === 'string' && !isStorable(item)) return serverMessages.badText
      if (typeof item !== 'object' || item === null) continue
      for (const [key, child] of Object.entries(item)) {
        if (!isStorable(key)) return serverMessages.badText
        next.push(child)
      }
    }
    level = next
  }
  return undefined
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text)
}
