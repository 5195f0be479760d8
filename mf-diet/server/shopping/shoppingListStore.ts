import { and, asc, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { ShoppingList, ShoppingListBody, ShoppingTick } from '../../contract/shopping'
import { isSameShopping } from '../../rules/shopping/shoppingDays'
import { shoppingLists, shoppingTicks } from '../schema'

export async function shoppingListOf(database: Database, userId: number): Promise<ShoppingList | undefined> {
  const { from, to, portions } = shoppingLists
  const [list] = await database
    .select({ from, to, portions })
    .from(shoppingLists)
    .where(eq(shoppingLists.userId, userId))
  if (!list) return undefined
  const ticks = await database
    .select({ alimentId: shoppingTicks.alimentId, from: shoppingTicks.from, to: shoppingTicks.to })
    .from(shoppingTicks)
    .where(eq(shoppingTicks.userId, userId))
    .orderBy(asc(shoppingTicks.alimentId))
  const checked = ticks.filter(bought => isSameShopping(bought, list)).map(tick => tick.alimentId)
  return { ...list, checked }
}

export async function saveShoppingList(
  database: Database,
  userId: number,
  list: ShoppingListBody,
): Promise<void> {
  await database
    .insert(shoppingLists)
    .values({ ...list, userId })
    .onConflictDoUpdate({ target: shoppingLists.userId, set: list })
}

/** Ticks an aliment for the days of the person's list, or of `firstList` when there is none yet. */
export async function tick(
  database: Database,
  userId: number,
  { alimentId, checked }: ShoppingTick,
  firstList: ShoppingListBody,
): Promise<void> {
  await database.transaction(async transaction => {
    await transaction
      .insert(shoppingLists)
      .values({ ...firstList, userId })
      .onConflictDoNothing()
    if (checked) {
      const { from, to } = shoppingLists
      const [days = firstList] = await transaction
        .select({ from, to })
        .from(shoppingLists)
        .where(eq(shoppingLists.userId, userId))
      const bought = { from: days.from, to: days.to }
      await transaction
        .insert(shoppingTicks)
        .values({ userId, alimentId, ...bought })
        .onConflictDoUpdate({ target: [shoppingTicks.userId, shoppingTicks.alimentId], set: bought })
    } else {
      await transaction
        .delete(shoppingTicks)
        .where(and(eq(shoppingTicks.userId, userId), eq(shoppingTicks.alimentId, alimentId)))
    }
  })
}
