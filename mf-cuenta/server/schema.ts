import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AppointmentBody } from 'shared/published/appointments'
import type { Place, PriceList } from 'shared/published/buying'
import type { ProductId } from 'shared/published/person'
import type { Specialty } from 'shared/published/specialty'
import { attemptColumns, oneRowPerAttempt } from 'shared/server/idempotency/attemptColumns'
import type { Discount, PaymentMethod } from '../contract/payments'
import type { SpecialtyCode } from '../contract/plans'
import type { LedgerEntry } from './sandbox/ledger'

export const cuenta = pgSchema('cuenta')

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The practice's plans of the three specialties. */
export const plans = cuenta.table('plans', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The natural key, `specialty title`: loading the content again keeps the id. */
  key: text().notNull().unique(),
  title: text().notNull(),
  type: text().notNull(),
  descripcion: text().notNull(),
  specialty: integer().$type<SpecialtyCode>().notNull(),
  /** The name of its picture, or empty. */
  image: text().notNull(),
  subscriptions: text().array().notNull(),
  hidden: boolean().notNull(),
  position: integer().notNull(),
  withdrawn: boolean().notNull().default(false),
})

/** The monthly plans. A withdrawn one is sold no longer, and renews for its holders. */
export const monthlyPlans = cuenta.table('monthly_plans', {
  priceId: text('price_id').primaryKey(),
  name: text().notNull(),
  title: text().notNull(),
  descripcion: text().notNull(),
  includes: text().array().notNull(),
  /** Centavos a month. */
  amount: integer().notNull(),
  /** Each paid month brings one appointment with any specialist, a purchase of `Consultation`. */
  includesAppointment: boolean('includes_appointment').notNull(),
  position: integer().notNull(),
  withdrawn: boolean().notNull().default(false),
})

/** The price list, in centavos. */
export const products = cuenta.table('products', {
  /** The natural key: product, course and list. */
  key: text().primaryKey(),
  productId: text('product_id').$type<ProductId>().notNull(),
  /** The title of a course with a price of its own. */
  course: text(),
  list: text().$type<PriceList>(),
  title: text().notNull(),
  description: text().notNull(),
  minutes: integer(),
  /** The specialties and the places of the appointments that it pays for; null: no limit. */
  specialties: text().array().$type<Specialty[]>(),
  places: text().array().$type<Place[]>(),
  amount: integer().notNull(),
  holderAmount: integer('holder_amount'),
  unlockAmount: integer('unlock_amount'),
  position: integer().notNull(),
})

export type OrderStatus = 'OPEN' | 'PAID' | 'EXPIRED' | 'REFUNDED'

/**
 * A payment that a person started: one session at the payment provider. It outlives the account, without its person,
 * since the practice has to account for the money.
 */
export const orders = cuenta.table(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...attemptColumns(),
    userId: integer('user_id'),
    /** The provider's name for it, and the `pago` of the page's address. */
    reference: uuid().notNull().unique(),
    productId: text('product_id').$type<ProductId>().notNull(),
    product: integer(),
    /** The monthly plan. */
    priceId: text('price_id'),
    /** A person has one open payment for each key: product, course and list. */
    productKey: text('product_key').notNull(),
    title: text().notNull(),
    listAmount: integer('list_amount').notNull(),
    discount: jsonb().$type<Discount>(),
    amount: integer().notNull(),
    /** The origin of the entry point, for the links of mails. */
    origin: text().notNull(),
    /** The path where the person was going. */
    returnPath: text('return_path').notNull(),
    /** The appointment that was chosen before paying, to be booked once the payment is settled. */
    slot: jsonb().$type<AppointmentBody>(),
    /** The appointment that its payment booked. */
    appointmentId: integer('appointment_id'),
    /** The reason, in words, for which the chosen appointment was not booked. */
    notBooked: text('not_booked'),
    sessionId: text('session_id').unique(),
    url: text(),
    status: text().$type<OrderStatus>().notNull(),
    /** When the person came back from the page as one who paid; null: they did not. It proves no payment. */
    returnedAt: instant('returned_at'),
    expiresAt: instant('expires_at').notNull(),
    /** The number of times that the provider's state was read; each reading takes the next number before it begins. */
    readings: integer().notNull().default(0),
    /** The number of the newest reading that was applied: an older one is not applied any more. */
    applied: integer().notNull().default(0),
    checkedAt: instant('checked_at').notNull().defaultNow(),
    /** The next moment at which the provider is asked without an event; null: nothing is expected. */
    askAt: instant('ask_at'),
  },
  table => [
    oneRowPerAttempt('one_order_per_attempt', table),
    uniqueIndex('one_open_order_per_product')
      .on(table.userId, table.productKey)
      .where(sql`${table.status} = 'OPEN'`),
    index().on(table.askAt),
  ],
)

/** The ids of the provider's events that were carried out. */
export const paymentEvents = cuenta.table('payment_events', {
  id: text().primaryKey(),
  orderId: integer('order_id').notNull(),
  receivedAt: instant('received_at').notNull(),
})

export type PaymentStatus = 'PAID' | 'FAILED' | 'REFUNDED'

/** Money that moved, or was refused: the history and its receipts. It outlives the account, without its person. */
export const payments = cuenta.table(
  'payments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id'),
    orderId: integer('order_id').notNull(),
    /** The provider's id. */
    paymentId: text('payment_id').notNull(),
    title: text().notNull(),
    listAmount: integer('list_amount').notNull(),
    discount: jsonb().$type<Discount>(),
    amount: integer().notNull(),
    refunded: integer().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    method: text().$type<PaymentMethod>().notNull().default('card'),
    paidAt: instant('paid_at').notNull(),
  },
  table => [
    unique('one_row_per_payment').on(table.orderId, table.paymentId),
    index().on(table.userId, table.paidAt),
  ],
)

/** The refunds that an operator asked for, with the reason; the payment's row says whether the money went back. */
export const refunds = cuenta.table('refunds', {
  paymentId: integer('payment_id').primaryKey(),
  reason: text().notNull(),
  createdAt: instant('created_at').notNull(),
})

export type PurchaseStatus = 'PENDING' | 'ACTIVE' | 'USED' | 'CANCELLED'

export const purchases = cuenta.table(
  'purchases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    productId: text('product_id').$type<ProductId>().notNull(),
    /** The course's id, for the purchase of a course. */
    product: integer(),
    status: text().$type<PurchaseStatus>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The payment that brought it; null: it was given without one. */
    orderId: integer('order_id'),
    /** The part of the payment: `product`, or the id of the month's payment that brought an appointment. */
    part: text(),
    /** The money went back: it never becomes ACTIVE again. */
    revoked: boolean().notNull().default(false),
    /**
     * The purchase as `auth/me` answers it. The database writes it with the row, so that the call which every page waits
     * for reads the list of a person of many years in a third of the time.
     */
    json: text()
      .notNull()
      .generatedAlwaysAs(sql`cuenta.purchase_json(product_id, product, status, created_at)`),
  },
  table => [
    index().on(table.userId),
    // `auth/me` reads a person's list from the index alone, already in its order.
    index('active_purchases')
      .on(table.userId, table.createdAt, table.id, table.json)
      .where(sql`${table.status} = 'ACTIVE'`),
    unique('one_purchase_per_part').on(table.orderId, table.part),
    // A course or a month is owned as long as it is paid for; only consultations are used up
    // (shared/product/cuenta.md#purchases).
    check(
      'purchases_never_used_up',
      sql`${table.status} <> 'USED' or ${table.productId} not in ('Course', 'MonthlySubscription')`,
    ),
  ],
)

export const subscriptions = cuenta.table(
  'subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    name: text().notNull(),
    status: text().$type<'ACTIVE' | 'CANCELLED'>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null: it was given without a payment. */
    orderId: integer('order_id').unique(),
    /** The plan that is paid for now. */
    priceId: text('price_id'),
    /** The plan that the next renewal pays for. */
    nextPriceId: text('next_price_id'),
    /** The end of the paid month. */
    periodEnd: instant('period_end'),
    /** The end of a cancelled subscription. */
    endsAt: instant('ends_at'),
    paymentFailed: boolean('payment_failed').notNull().default(false),
  },
  table => [index().on(table.userId)],
)

/** Invoices that people asked for; the practice issues them. */
export const invoiceRequests = cuenta.table('invoice_requests', {
  paymentId: integer('payment_id').primaryKey(),
  userId: integer('user_id').notNull(),
  rfc: text().notNull(),
  name: text().notNull(),
  regimenFiscal: text('regimen_fiscal').notNull(),
  usoCfdi: text('uso_cfdi').notNull(),
  postalCode: text('postal_code').notNull(),
  createdAt: instant('created_at').notNull(),
  /** The invoice as the practice issued it, for its person alone: a PDF in base64, and its XML. */
  pdf: text(),
  xml: text(),
  issuedAt: instant('issued_at'),
})

/** The sandbox provider's own books: no table of the product refers to them, and they name no person. */
export const sandbox = pgSchema('sandbox')

export const sandboxSessions = sandbox.table(
  'sessions',
  {
    id: text().primaryKey(),
    /** The merchant's reference; a second request with it gets the same session. */
    reference: text().notNull().unique(),
    entry: jsonb().$type<LedgerEntry>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The moment of the next renewal, or of the end of a cancelled subscription; null: there is none. */
    dueAt: timestamp('due_at', { withTimezone: true }),
  },
  table => [index().on(table.dueAt), index().on(table.createdAt)],
)

/** Events that wait for the merchant's 200. */
export const sandboxEvents = sandbox.table('events', {
  id: text().primaryKey(),
  sessionId: text('session_id').notNull(),
  type: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
})

/** The one secret that signs events. */
export const sandboxKeys = sandbox.table('keys', {
  name: text().primaryKey(),
  secret: text().notNull(),
})
