import DataLoader from 'dataloader'
import { hashOfToken } from 'shared/server/http/person'

/** The most tokens of one statement. */
const MOST = 100

/**
 * Reads what belongs to valid tokens. Calls that arrive in the same turn of the event loop share one statement, so that
 * under load identifying the callers costs the database little. Nothing is cached: a session that ended is refused by
 * the very next call.
 */
export function tokenLoader<R extends { caller: { tokenHash: string } }>(
  read: (tokenHashes: readonly string[]) => Promise<R[]>,
): (token: string) => Promise<R | undefined> {
  const loader = new DataLoader<string, R | undefined>(
    async tokenHashes => {
      const rows = new Map((await read(tokenHashes)).map(row => [row.caller.tokenHash, row]))
      return tokenHashes.map(tokenHash => rows.get(tokenHash))
    },
    { cache: false, maxBatchSize: MOST, batchScheduleFn: run => setImmediate(run) },
  )
  return token => loader.load(hashOfToken(token))
}
