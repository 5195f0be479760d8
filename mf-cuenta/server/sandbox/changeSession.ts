import type { SliceContext } from 'shared/server/slices/context'
import { deliverEvent } from './deliverEvents'
import type { LedgerEntry } from './ledger'
import { addEvent, changeEntry } from './sandboxStore'

interface Delivery {
  /** The event is sent this much later. */
  delaySeconds?: number
  /** No event is sent at all. */
  silent?: boolean
}

/**
 * Changes a session in the sandbox's books, and has the event of the change delivered; both or nothing. Returns the new
 * entry; undefined where the session does not exist.
 */
export async function changeSession(
  { database, jobs, now }: SliceContext,
  id: string,
  change: (entry: LedgerEntry) => LedgerEntry,
  { delaySeconds = 0, silent = false }: Delivery = {},
): Promise<LedgerEntry | undefined> {
  return database.transaction(async one => {
    const changed = await changeEntry(one, id, change)
    if (changed && changed.after !== changed.before && !silent) {
      const createdAt = now()
      const event = await addEvent(one, { sessionId: id, type: typeOf(changed), createdAt })
      const runAt = new Date(createdAt.getTime() + delaySeconds * 1000)
      await jobs.send(deliverEvent, { event }, { transaction: one, ...(delaySeconds > 0 && { runAt }) })
    }
    return changed?.after
  })
}

function typeOf({ before, after }: { before: LedgerEntry; after: LedgerEntry }): string {
  if (before.status !== after.status) return `session.${after.status}`
  const last = after.payments.at(-1)
  if (after.payments.length > before.payments.length && last) return `payment.${last.status}`
  if (JSON.stringify(before.payments) !== JSON.stringify(after.payments)) return 'payment.refunded'
  return 'subscription.changed'
}
