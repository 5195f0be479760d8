import { isNotNull } from 'drizzle-orm'
import { anonymise, kept, type OwnData, ownRows } from 'shared/server/privacy/ownData'
import { ownSays } from '../messages'
import { ownWords } from './ownWords'
import { invoiceRequests, orders, payments, purchases, subscriptions } from './schema'

const rows = ownRows(
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

export const ownData: OwnData = { ...rows, says: ownSays }
