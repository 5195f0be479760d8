import { dayIn } from 'shared/dates/instants'
import { invalidField, ok, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { ShoppingListBody } from '../../contract/shopping'
import { alimentRefusals, shoppingRefusals } from '../../messages'
import { isPlannable } from '../../rules/plans/isPlannable'
import { areShoppingDays, nextShoppingDays } from '../../rules/shopping/shoppingDays'
import { alimentsByIds } from '../catalogue/catalogueStore'
import type { ShoppingCalls } from '../dietCalls'
import { saveShoppingList, shoppingListOf, tick } from './shoppingListStore'

export function shoppingCalls({ database, now }: SliceContext) {
  const today = () => dayIn(now())
  const firstList = (): ShoppingListBody => ({ ...nextShoppingDays(today()), portions: 1 })
  const listOf = async (userId: number) =>
    (await shoppingListOf(database, userId)) ?? { ...firstList(), checked: [] }

  return {
    'GET shopping-list': async ({ person }) => ok(await listOf(person.id)),

    'PUT shopping-list': async ({ body, person }) => {
      const refusal = daysRefusal(body, today())
      if (refusal) return refusal
      await saveShoppingList(database, person.id, body)
      return ok(await listOf(person.id))
    },

    'PATCH shopping-list': async ({ body, person }) => {
      const aliments = await alimentsByIds(database, [body.alimentId])
      if (!aliments.has(body.alimentId)) {
        return invalidField('alimentId', alimentRefusals.unknown)
      }
      await tick(database, person.id, body, firstList())
      return ok(body)
    },
  } satisfies ShoppingCalls
}

function daysRefusal({ from, to }: ShoppingListBody, today: string): Refused | undefined {
  if (!isPlannable(from, today)) return invalidField('from', shoppingRefusals.dayTooFar)
  if (!isPlannable(to, today)) return invalidField('to', shoppingRefusals.dayTooFar)
  if (to < from) return invalidField('to', shoppingRefusals.wrongOrder)
  return areShoppingDays({ from, to }) ? undefined : invalidField('to', shoppingRefusals.tooManyDays)
}
