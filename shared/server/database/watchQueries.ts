/** Hears each statement that goes to PostgreSQL, by its text without values; the returned function hears its end. */
type Watch = (text: string) => ((failed: boolean) => void) | undefined

let watch: Watch | undefined

/** Set by what traces calls, once a process. Without it a statement costs nothing more. */
export function watchQueries(by: Watch | undefined): void {
  watch = by
}

export const areQueriesWatched = (): boolean => watch !== undefined

/** `given`: the first argument of pg's `query`, a text or an object that has one. */
export function queryBegins(given: unknown): ReturnType<Watch> | undefined {
  if (!watch) return undefined
  const text = typeof given === 'string' ? given : (given as { text?: unknown } | undefined)?.text
  return typeof text === 'string' ? watch(text) : undefined
}
