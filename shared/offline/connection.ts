import { filter, firstValueFrom, merge, skip, timer } from 'rxjs'
import { createConnection } from './createConnection'

const TIME_LIMIT_MS = 4_000
const PATIENCE_MS = 1_000

const connection = createConnection(reaches)
let watching = false

export const { online$, isOnline, answered } = connection

/** Says nothing where nobody watches: a remote that runs alone, or a test, takes the network as it is. */
export function unanswered(): void {
  if (watching) connection.unanswered()
}

/** Starts to follow the network, once a page. */
export function watchConnection(): void {
  watching = true
  addEventListener('offline', connection.lost)
  addEventListener('online', connection.check)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && !isOnline()) connection.check()
  })
  if (!navigator.onLine) connection.lost()
}

/** Like `isOnline`, but a question that is open may have its answer first: a call that failed has just asked it. */
export async function isOnlineAfterAll(): Promise<boolean> {
  await Promise.race([connection.settled(), firstValueFrom(timer(PATIENCE_MS))])
  return isOnline()
}

/** Resolves when My Diet can be reached again, or after so long: a call may fail without a network that was lost. */
export function nextChance(longestMs: number): Promise<unknown> {
  return firstValueFrom(merge(online$.pipe(skip(1), filter(Boolean)), timer(longestMs)))
}

/** A hotel's own page also answers 200: only our own words count. */
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
