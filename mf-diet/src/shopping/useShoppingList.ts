import { dataOf } from 'shared/client'
import { useOfflineMutation } from 'shared/offline'
import { allOf, cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import type { ShoppingList, ShoppingListBody, ShoppingTick } from '../../contract/shopping'
import { shoppingMessages } from '../../messages'
import { daysInWords } from '../../rules/plans/daysInWords'
import { isSameShopping } from '../../rules/shopping/shoppingDays'
import { diet, dietChange } from '../api'
import { useAliments } from '../catalogue/useAliments'

const shoppingListKey = (userId: number) => ['diet', 'shopping-list', userId]

export const shoppingListQuery = (userId: number) => ({
  ...cachedOffline,
  queryKey: shoppingListKey(userId),
  queryFn: () => dataOf(diet('GET shopping-list')),
})

/** A tick that arrived after a change of days would count for the new days. */
const SCOPE = 'diet shopping-list'

const failure = (message: string) => ({ title: shoppingMessages.title, message })

/** The person's list. A press shows at once, and is reverted when the server refuses it. */
export function useShoppingList() {
  const { id } = useUser()
  const { data: aliments } = useAliments()
  const nameOf = (alimentId: number) => aliments?.find(({ id }) => id === alimentId)?.alimentos ?? ''
  const queryKey = shoppingListKey(id)
  const query = useQuery(shoppingListQuery(id))
  const changing = useOfflineMutation({
    // Without a deduplication key it keeps its place in the queue, so that later ticks count for these days.
    call: (body: ShoppingListBody) => dietChange('PUT shopping-list', { body }),
    queryKey,
    change: withDays,
    fromAnswer: (_list, answer) => answer,
    scope: SCOPE,
    content: ({ from, to }) => daysInWords(from, to),
    failure: failure(shoppingMessages.daysFailed),
  })
  const ticking = useOfflineMutation({
    call: (body: ShoppingTick) => dietChange('PATCH shopping-list', { body }),
    queryKey,
    change: withTick,
    fromAnswer: (list, _answer, tick) => withTick(list, tick),
    deduplicationKey: ({ alimentId }) => `diet list ${alimentId}`,
    scope: SCOPE,
    content: ({ alimentId, checked }) =>
      `${nameOf(alimentId)} ${checked ? 'en tu canasta' : 'fuera de tu canasta'}`,
    failure: failure(shoppingMessages.tickFailed),
    quiet: true,
  })
  return {
    list: query.data,
    change: changing.mutate,
    tick: (alimentId: number, checked: boolean) => ticking.mutate({ alimentId, checked }),
    ...allOf(query),
  }
}

/** After a change to other days nothing counts as bought until the server answers. */
function withDays(list: ShoppingList, days: ShoppingListBody): ShoppingList {
  return { ...list, ...days, checked: isSameShopping(list, days) ? list.checked : [] }
}

function withTick(list: ShoppingList, { alimentId, checked }: ShoppingTick): ShoppingList {
  const others = list.checked.filter(other => other !== alimentId)
  return { ...list, checked: checked ? [...others, alimentId] : others }
}
