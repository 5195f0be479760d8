import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'
import type { AppointmentBody } from 'shared/published/appointments'
import type { ProductId } from 'shared/published/person'
import type { Database } from 'shared/server/database/database'
import { conflict, created, type Outcome, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { dailyLimitRefusal } from 'shared/server/throttle/dailyLimit'
import type { Discount } from '../../contract/payments'
import { purchaseRefusals } from '../../messages'
import { type NewSession, type PaymentProvider, ProviderAway } from '../provider/provider'
import { orders } from '../schema'
import type { Order } from '../settle/order'
import { orderById, updateOrder } from '../settle/orderStore'
import { settle } from '../settle/settle'
import { isStillEarned, lockCheckouts } from './endUnearned'
import {
  addOrder,
  deleteUnopenedOrder,
  expireUnopenedOrder,
  nameAttempt,
  openOrderOf,
  orderOfAttempt,
  recordSession,
} from './openOrderStore'

/** The thing to be paid, as the server decided it. */
export interface Wanted {
  userId: number
  productId: ProductId
  product: number | null
  priceId: string | null
  productKey: string
  title: string
  listAmount: number
  discount: Discount | null
  amount: number
  origin: string
  returnPath: string
  /** The appointment that was chosen before paying. */
  slot?: AppointmentBody
}

/** The life of a payment page, and the time after which an unpaid payment counts as abandoned. */
const LIFE_MS = MS_PER_HOUR

/** Providers open no page that ends sooner than in half an hour. */
const LEAST_LIFE_MS = 31 * MS_PER_MINUTE

/** The payments that a person may start in a day. */
const MOST_A_DAY = 100

/**
 * Opens the provider's payment page, once: a second press, a repeated attempt and a second tab get the page that is
 * open. A page with another price or for another appointment is closed before the new one opens, so that one thing is
 * never paid twice, and a page books the appointment for which it was opened.
 */
export async function startCheckout(
  context: SliceContext,
  provider: PaymentProvider,
  wanted: Wanted,
  idempotencyKey: string | undefined,
): Promise<Outcome<{ url: string }>> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const found = await context.database.transaction(one =>
      findOrAdd(one, wanted, idempotencyKey, context.now()),
    )
    if ('ok' in found) return found
    if (found.isCurrent) {
      const url = await pageOf(context, provider, found.order)
      return url === undefined ? conflict(purchaseRefusals.superseded) : created({ url })
    }
    if (!(await close(context, provider, found.order))) return conflict(purchaseRefusals.beingConfirmed)
  }
  return conflict(purchaseRefusals.beingConfirmed)
}

type Found = { order: Order; isCurrent: boolean } | Refused

async function findOrAdd(
  one: Database,
  wanted: Wanted,
  idempotencyKey: string | undefined,
  now: Date,
): Promise<Found> {
  const { userId, productKey } = wanted
  await lockCheckouts(one, userId)
  if (idempotencyKey !== undefined) {
    const same = await orderOfAttempt(one, userId, idempotencyKey)
    if (same && same.productKey !== productKey) return conflict(purchaseRefusals.otherAttempt)
    if (same && same.status !== 'EXPIRED') return { order: same, isCurrent: true }
  }
  const open = await openOrderOf(one, userId, productKey)
  if (open) {
    const isCurrent = isSame(open, wanted) && open.expiresAt.getTime() > now.getTime() + leastLife(open)
    if (!isCurrent) return { order: open, isCurrent }
    const { returnPath } = wanted
    await updateOrder(one, open.id, { returnPath })
    if (open.idempotencyKey === null && idempotencyKey !== undefined)
      await nameAttempt(one, { id: open.id, userId, idempotencyKey })
    return { order: { ...open, returnPath }, isCurrent }
  }
  if (!(await isStillEarned(one, userId, wanted.discount))) return conflict(purchaseRefusals.otherPrice)
  const limit = { most: MOST_A_DAY, message: purchaseRefusals.tooManyToday }
  const refused = await dailyLimitRefusal(one, { table: orders, userId, now, limit })
  if (refused) return refused
  const order = await addOrder(one, {
    ...wanted,
    reference: randomUUID(),
    status: 'OPEN',
    createdAt: now,
    checkedAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
    idempotencyKey: null,
  })
  if (idempotencyKey !== undefined) await nameAttempt(one, { id: order.id, userId, idempotencyKey })
  return { order, isCurrent: true }
}

/** A page that is not open yet has to live long enough for the provider to open it. */
function leastLife({ url }: Order): number {
  return url === null ? LEAST_LIFE_MS : 0
}

function isSame(open: Order, wanted: Wanted): boolean {
  return (
    open.amount === wanted.amount &&
    open.priceId === wanted.priceId &&
    open.product === wanted.product &&
    open.origin === wanted.origin &&
    isDeepStrictEqual(open.slot, asStored(wanted.slot))
  )
}

/** A column of JSON has no undefined. */
const asStored = (slot: AppointmentBody | undefined) => (slot ? JSON.parse(JSON.stringify(slot)) : null)

/**
 * The address of an order's payment page, which is opened if it is not; undefined where a parallel call ended the order
 * meanwhile: its page is closed again. The order is deleted if the provider refuses.
 */
async function pageOf(
  context: SliceContext,
  provider: PaymentProvider,
  order: Order,
): Promise<string | undefined> {
  if (order.url !== null) return order.url
  const { database } = context
  try {
    await openPage(context, provider, order)
  } catch (error) {
    await deleteUnopenedOrder(database, order)
    throw error
  }
  // A parallel call for the same order got the same session, or failed and took the order away.
  const current = await orderById(database, order.id)
  if (!current?.sessionId || !current.url) throw new ProviderAway(new Error('the order is gone'))
  if (current.status !== 'EXPIRED') return current.url
  await provider.expire(current.sessionId)
  await settle(context, provider, order.id)
  return undefined
}

/**
 * Opens an order's page and records its session. The reference is the attempt's key, so a page that the provider opened
 * before, for a server that died then, is found again.
 */
export async function openPage(
  { database, now }: SliceContext,
  provider: PaymentProvider,
  order: Order,
): Promise<void> {
  const { id, url } = await provider.open(pageRequest(order))
  const askAt = new Date(now().getTime() + FIRST_QUESTION_MS)
  await recordSession(database, order, { sessionId: id, url, askAt })
}

function pageRequest(order: Order): NewSession {
  const { reference, productId, title, amount, priceId, origin, expiresAt } = order
  const back = new URL('/user/pago', origin)
  back.searchParams.set('pago', reference)
  const successUrl = back.href
  back.searchParams.set('cancelado', '1')
  return { reference, productId, title, amount, priceId, successUrl, cancelUrl: back.href, expiresAt }
}

const FIRST_QUESTION_MS = 60_000

/** Ends an open payment. False where it was paid meanwhile. */
async function close(context: SliceContext, provider: PaymentProvider, order: Order): Promise<boolean> {
  if (order.sessionId === null) {
    await expireUnopenedOrder(context.database, order)
    return true
  }
  await provider.expire(order.sessionId)
  await settle(context, provider, order.id)
  const now = await orderById(context.database, order.id)
  return now?.status !== 'PAID'
}
