import { and, asc, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database'
import type { ShoppingList, ShoppingListBody, ShoppingTick } from '../contract'
import { shoppingLists, shoppingTicks } from './schema'

export async function shoppingListOf(database: Database, userId: number): Promise<ShoppingList | undefined> {
  const { from, to, portions } = shoppingLists
  const [list] = await database
    .select({ from, to, portions })
    .from(shoppingLists)
    .where(eq(shoppingLists.userId, userId))
  if (!list) return undefined
  const ticks = await database
    .select({ alimentId: shoppingTicks.alimentId })
    .from(shoppingTicks)
    .where(eq(shoppingTicks.userId, userId))
    .orderBy(asc(shoppingTicks.alimentId))
  return { ...list, checked: ticks.map(tick => tick.alimentId) }
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

/** Ticks an aliment on the person's list; where there is none yet, on the one that is given. */
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
      await transaction.insert(shoppingTicks).values({ userId, alimentId }).onConflictDoNothing()
    } else {
      await transaction
        .delete(shoppingTicks)
        .where(and(eq(shoppingTicks.userId, userId), eq(shoppingTicks.alimentId, alimentId)))
    }
  })
}
