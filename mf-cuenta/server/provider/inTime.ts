import { AsyncLocalStorage } from 'node:async_hooks'
import { ProviderAway } from './provider'

/**
 * The time that one call of a person may wait for the provider, over all its requests and their attempts. The browser
 * gives up after 12 s, and the answer has to reach it before.
 */
const PATIENCE_MS = 8_000

/** Rejects with `ProviderAway` when the time of the work is up. */
const timeIsUp = new AsyncLocalStorage<Promise<never>>()

/** Runs work whose requests to the provider end together when this time is over. */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  let patience: NodeJS.Timeout | undefined
  const up = new Promise<never>((_, reject) => {
    const silence = new ProviderAway(new Error(`no answer within ${PATIENCE_MS} ms`))
    patience = setTimeout(() => reject(silence), PATIENCE_MS)
  })
  // Work that asks the provider nothing more does not look at it.
  up.catch(() => undefined)
  try {
    return await timeIsUp.run(up, work)
  } finally {
    clearTimeout(patience)
  }
}

/** The answer of a request; rejects once the time of the work around it is up. Work of jobs and commands has no limit. */
export function beforeTimeIsUp<T>(request: Promise<T>): Promise<T> {
  const up = timeIsUp.getStore()
  return up ? Promise.race([request, up]) : request
}
