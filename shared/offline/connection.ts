import { filter, firstValueFrom, merge, skip, timer } from 'rxjs'
import { registerHooks } from '../client/hooks'
import { createConnection } from './createConnection'

const TIME_LIMIT_MS = 4_000
const PATIENCE_MS = 1_000

const connection = createConnection(reaches)

export const { online$, isOnline, answered } = connection

/** Starts to follow the network, once per page: by the browser's events and by the outcome of calls. */
export function watchConnection(): void {
  registerHooks({ onAnswer: connection.answered, onSilence: connection.unanswered })
  addEventListener('offline', connection.lost)
  addEventListener('online', connection.check)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !isOnline()) connection.check()
  })
  if (!navigator.onLine) connection.lost()
}

/**
 * Like `isOnline`, but waits for a request to the server that is under way: a failed call has just made the page send
 * one.
 */
export async function isOnlineAfterAll(): Promise<boolean> {
  await Promise.race([connection.settled(), firstValueFrom(timer(PATIENCE_MS))])
  return isOnline()
}

/** Tells a subscriber each time that My Diet can be reached again. */
export const returns$ = online$.pipe(skip(1), filter(Boolean))

/** Resolves when My Diet can be reached again, or after this time: a call may fail although the network works. */
export function nextChance(longestMs: number): Promise<unknown> {
  return firstValueFrom(merge(returns$, timer(longestMs)))
}

/** A captive portal's page also answers 200: only our own body counts. */
async function reaches(): Promise<boolean> {
  try {
    const answer = await fetch('/api/health/live', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    return answer.ok && ((await answer.json()) as { status?: unknown }).status === 'ok'
  } catch {
    return false
  }
}
