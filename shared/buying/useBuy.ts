import { useRef } from 'react'
import { CallRefused, dataOf, refusalMessage } from 'shared/client'
import { useMutation, useQueryClient } from 'shared/query'
import { announce, currentUserId, notify, type PersonChange } from 'shared/session'
import type { PurchaseBody } from '../published/buying'
import { buying } from './buyingCalls'
import { pricesQuery } from './usePrices'

declare module 'shared/session' {
  interface AppEvents {
    /** The person may hold other things than this page knows: they were bought elsewhere. */
    purchaseConflict: PersonChange
  }
}

interface Words {
  failedTitle: string
  /** The message where the server gave no reason, in place of the client's. */
  failed?: string
  /** The message of a 400, in place of the server's reason. */
  refused?: string
}

/** Begins the payment of a product, on the provider's page. The person is told where it does not begin. */
export function useBuy(words: Words, { onRefused }: { onRefused?: () => void } = {}) {
  const cache = useQueryClient()
  const keys = useRef(new Map<string, string>())
  const starting = useMutation({
    mutationFn: async (body: PurchaseBody) => {
      const purchase = JSON.stringify(body)
      // The key is the same until a payment begins, so that a repeated press begins no second one.
      const key = keys.current.get(purchase) ?? crypto.randomUUID()
      keys.current.set(purchase, key)
      const begun = await dataOf(buying('POST purchases', { body, key }))
      keys.current.delete(purchase)
      return begun
    },
    onSuccess: ({ url }) => location.assign(url),
    onError: error => {
      const isRefused = error instanceof CallRefused && error.status === 400
      const message = (isRefused && words.refused) || refusalMessage(error, words.failed ?? error.message)
      notify({ type: 'error', title: words.failedTitle, message })
      if (isRefused) onRefused?.()
      if (error instanceof CallRefused && error.status === 409)
        announce({ type: 'purchaseConflict', changesPerson: {} })
      // The price may have changed.
      void cache.invalidateQueries({ queryKey: pricesQuery(currentUserId()).queryKey })
    },
  })
  return {
    buy: (body: PurchaseBody) => starting.mutate(body),
    isStarting: starting.isPending,
    /** Also while the browser is on its way to the payment's page. */
    isBusy: starting.isPending || starting.isSuccess,
  }
}
