import type { Database } from 'shared/server/database/database'
import { lockNamed } from 'shared/server/database/lockNamed'
import type { Discount } from '../../contract/payments'
import { isEarned } from '../../rules/prices/priceFor'
import { activePurchasesOf } from '../purchaseStore'
import { discountedOrders, expireOrders } from './openOrderStore'

/** Keeps apart a person's acts that open a payment and those that cost a discount; it ends with the transaction. */
export async function lockCheckouts(one: Database, userId: number): Promise<void> {
  await lockNamed(one, `checkout of ${userId}`)
}

/** Whether the person has what the discount is given for. */
export async function isStillEarned(
  one: Database,
  userId: number,
  discount: Discount | null,
): Promise<boolean> {
  return discount === null || isEarned(discount.kind, { purchases: await activePurchasesOf(one, userId) })
}

/**
 * Ends the person's open payments with a discount that they no longer have. The job closes their pages at the provider,
 * and gives back what is paid there from now on.
 */
export async function endUnearned(one: Database, userId: number, now: Date): Promise<void> {
  const open = await discountedOrders(one, userId)
  const purchases = await activePurchasesOf(one, userId)
  const unearned = open.filter(({ discount }) => discount && !isEarned(discount.kind, { purchases }))
  await expireOrders(
    one,
    unearned.map(({ id }) => id),
    now,
  )
}
