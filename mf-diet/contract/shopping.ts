import { defineContract } from 'shared/contract'
import { Day, Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

/** Stores only what the person chooses, one list a person; the items are summed from the plans of its days. */
export const ShoppingListBody = Type.Object({
  from: Day,
  to: Day,
  /** The number of people that the quantities are for. */
  portions: Type.Integer({ minimum: 1, maximum: 20 }),
})
export type ShoppingListBody = Static<typeof ShoppingListBody>

export const ShoppingList = Type.Object({
  ...ShoppingListBody.properties,
  /** The aliments in the basket: bought for these days, for more days or for some of them. */
  checked: Type.Array(Id),
})
export type ShoppingList = Static<typeof ShoppingList>

export const ShoppingTick = Type.Object({ alimentId: Id, checked: Type.Boolean() })
export type ShoppingTick = Static<typeof ShoppingTick>

export const shoppingContract = defineContract({
  'GET shopping-list': {
    summary: 'La lista de compras de la persona; los próximos siete días si no ha hecho ninguna',
    answer: { size: 'small', body: ShoppingList },
  },
  'PUT shopping-list': {
    summary:
      'Hacer una lista para unos días, o cambiar los días o las porciones; lo marcado vale para los días que se contienen',
    body: ShoppingListBody,
    answer: { size: 'small', body: ShoppingList },
  },
  'PATCH shopping-list': {
    summary: 'Marcar o desmarcar un alimento de la lista',
    body: ShoppingTick,
    answer: { size: 'small', body: ShoppingTick },
  },
})
