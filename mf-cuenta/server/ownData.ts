import { isNotNull } from 'drizzle-orm'
import { anonymise, kept, ownRows } from 'shared/server/privacy/ownData'
import { ownWords } from './ownWords'
import { invoiceRequests, orders, payments, purchases, subscriptions } from './schema'

export const ownData = ownRows(
  {
    purchases: kept(purchases, 'payments'),
    subscriptions: kept(subscriptions, 'payments'),
    invoiceRequests: kept(invoiceRequests, 'payments'),
    // The practice has to account for the money; nothing in these rows tells whose they were.
    orders: kept(
      anonymise(orders, {
        rows: () => isNotNull(orders.id),
        cleared: { userId: null, idempotencyKey: null, returnPath: '/', slot: null, appointmentId: null },
      }),
      'payments',
    ),
    payments: kept(
      anonymise(payments, { rows: () => isNotNull(payments.id), cleared: { userId: null } }),
      'payments',
    ),
  },
  { inWords: ownWords },
)
