/** A watcher of the statements that go to PostgreSQL. */
interface Watch {
  /** Hears a statement by its text, without values; the returned function hears its end. */
  begins(text: string): ((failed: boolean) => void) | undefined
  /** The same function, which runs in the name of the call that asks for it, whoever runs it. */
  ownedByCall<A extends unknown[]>(callback: (...given: A) => void): (...given: A) => void
}

let watch: Watch | undefined

/** Set by what traces calls, once a process. Without it a statement costs nothing more. */
export function watchQueries(by: Watch | undefined): void {
  watch = by
}

/** `given`: the first argument of pg's `query`, a text or an object that has one. */
export function queryBegins(given: unknown): ReturnType<Watch['begins']> {
  if (!watch) return undefined
  const text = typeof given === 'string' ? given : (given as { text?: unknown } | undefined)?.text
  return typeof text === 'string' ? watch.begins(text) : undefined
}

export const ownedByCall: Watch['ownedByCall'] = callback => watch?.ownedByCall(callback) ?? callback
