/**
 * The global in which the page keeps the query of a build's files, by the build's unique name; without one they are
 * asked for as they are named. The code that each build loads its chunks with reads it.
 */
export const RETRY_QUERIES = 'retryQueries'

/** The unique name of the shell's own build. */
export const SHELL_BUILD = 'my_diet_shell'

type Holder = { [RETRY_QUERIES]?: Record<string, string> }

/**
 * From now on the files of a build are asked for under an address that is new: a browser joins a request for an address
 * that it is asking for already, also one that is never answered.
 */
export function askAnew(build: string): void {
  const holder = globalThis as Holder
  const queries = holder[RETRY_QUERIES] ?? {}
  holder[RETRY_QUERIES] = queries
  queries[build] = `?again=${Date.now().toString(36)}`
}

export const retryQuery = (build: string): string => (globalThis as Holder)[RETRY_QUERIES]?.[build] ?? ''
