import type { SliceContext } from 'shared/server/slices/context'
import type { PaymentProvider } from '../provider/provider'
import { ordersWithSession } from './orderStore'
import { settle } from './settle'

const BATCH = 200

interface Report {
  compared: number
  /** The changes that mended a difference, a line each. */
  mended: string[]
  /** Paid sessions of the provider that no order of ours knows: a person has to look at them. */
  unknown: string[]
}

/** Compares every payment with the provider's books, and mends what differs. */
export async function reconcile(context: SliceContext, provider: PaymentProvider): Promise<Report> {
  const report: Report = { compared: 0, mended: [], unknown: [] }
  const known = new Set<string>()
  for (let last = 0; ; ) {
    const some = await ordersWithSession(context.database, { after: last, limit: BATCH })
    for (const { id, sessionId } of some) {
      if (sessionId !== null) known.add(sessionId)
      report.mended.push(...(await settle(context, provider, id)))
      report.compared += 1
    }
    if (some.length < BATCH) break
    last = some.at(-1)?.id ?? last
  }
  for await (const { id, reference, status } of provider.sessionsSince(new Date(0))) {
    if (status === 'paid' && !known.has(id)) report.unknown.push(`${id} (${reference})`)
  }
  return report
}
