import { useMemo, useState } from 'react'
import { dataOf } from 'shared/client'
import { keptOffline, useMutation, useQuery, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { ShoppingList, ShoppingListBody, ShoppingTick } from '../../contract'
import { shoppingMessages } from '../../messages'
import { isSameShopping } from '../../rules/shopping/shoppingDays'
import { diet, dietLater } from '../api'

const shoppingListKey = (userId: number) => ['diet', 'shopping-list', userId]

export const shoppingListQuery = (userId: number) => ({
  ...keptOffline,
  queryKey: shoppingListKey(userId),
  queryFn: () => dataOf(diet('GET shopping-list')),
})

/** One after the other: what was pressed last is also what arrives last. */
const inOrder = { id: 'shopping-list' }

const failed = (message: string) => ({ title: shoppingMessages.title, message })

/**
 * The person's list as the server keeps it, with what has just been pressed laid over it: a press shows at once, and
 * one that the server does not take goes back to what it has.
 */
export function useShoppingList() {
  const { id } = useUser()
  const cache = useQueryClient()
  const queryKey = shoppingListKey(id)
  const kept = useQuery(shoppingListQuery(id))
  const [days, setDays] = useState<ShoppingListBody>()
  const [ticks, setTicks] = useState<ReadonlyMap<number, ShoppingTick>>(new Map())

  const changing = useMutation({
    mutationFn: (body: ShoppingListBody) =>
      dataOf(
        // In its turn: what is ticked afterwards is bought for these days.
        dietLater(
          'PUT shopping-list',
          { body },
          { refreshes: [queryKey], failure: failed(shoppingMessages.daysFailed) },
        ),
      ),
    scope: inOrder,
    onSuccess: (list, sent) =>
      cache.setQueryData<ShoppingList>(queryKey, before =>
        list === 'kept' ? before && withDays(before, sent) : list,
      ),
    onError: () => notify({ type: 'error', ...failed(shoppingMessages.daysFailed) }),
    onSettled: (_list, _error, sent) => setDays(newest => (newest === sent ? undefined : newest)),
  })
  const ticking = useMutation({
    mutationFn: (body: ShoppingTick) =>
      dataOf(
        dietLater(
          'PATCH shopping-list',
          { body },
          {
            refreshes: [queryKey],
            failure: failed(shoppingMessages.tickFailed),
            about: `diet list ${body.alimentId}`,
            quiet: true,
          },
        ),
      ),
    scope: inOrder,
    onSuccess: (_answer, tick) =>
      cache.setQueryData<ShoppingList>(queryKey, list => list && { ...list, checked: after(list, [tick]) }),
    onError: () => notify({ type: 'error', ...failed(shoppingMessages.tickFailed) }),
    onSettled: (_tick, _error, sent) => setTicks(newest => without(newest, sent)),
  })

  const list = useMemo(() => {
    if (!kept.data) return undefined
    const list = days ? withDays(kept.data, days) : kept.data
    return { ...list, checked: after(list, [...ticks.values()]) }
  }, [kept.data, days, ticks])

  return {
    list,
    change(body: ShoppingListBody) {
      void cache.cancelQueries({ queryKey })
      if (list && !isSameShopping(list, body)) setTicks(new Map())
      setDays(body)
      changing.mutate(body)
    },
    tick(alimentId: number, checked: boolean) {
      const tick = { alimentId, checked }
      // An answer that left the server before this press must not undo it.
      void cache.cancelQueries({ queryKey })
      setTicks(newest => new Map(newest).set(alimentId, tick))
      ticking.mutate(tick)
    },
    failed: kept.isLoadingError,
    retrying: kept.isFetching,
    retry: () => void kept.refetch(),
  }
}

/** For other days nothing is known to be bought, until the server says. */
function withDays(list: ShoppingList, days: ShoppingListBody): ShoppingList {
  return { ...list, ...days, checked: isSameShopping(list, days) ? list.checked : [] }
}

function after({ checked }: ShoppingList, ticks: readonly ShoppingTick[]): number[] {
  const now = new Set(checked)
  for (const tick of ticks) {
    if (tick.checked) now.add(tick.alimentId)
    else now.delete(tick.alimentId)
  }
  return [...now]
}

/** Unless the same food was pressed again meanwhile. */
function without(ticks: ReadonlyMap<number, ShoppingTick>, sent: ShoppingTick) {
  if (ticks.get(sent.alimentId) !== sent) return ticks
  const others = new Map(ticks)
  others.delete(sent.alimentId)
  return others
}
