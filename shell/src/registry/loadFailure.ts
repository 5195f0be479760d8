import { isOnlineAfterAll } from 'shared/offline/connection'

/**
 * Why a remote could not be loaded: `skew`, its release changed, or left the registry, while the page tried; `silence`,
 * My Diet itself did not answer either; `ours`, everything else.
 */
export type LoadProblem = 'ours' | 'skew' | 'silence'

export class LoadFailure extends Error {
  constructor(
    readonly problem: LoadProblem,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** After a silence the page is asking whether there is a connection: the card should not change its words at once. */
export async function failureOf(problem: LoadProblem, cause: unknown): Promise<LoadFailure> {
  if (problem === 'silence') await isOnlineAfterAll()
  return new LoadFailure(problem, cause)
}
