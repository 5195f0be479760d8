import { useRef, useState } from 'react'
import { bookingPath } from 'shared/entitlements/toBook'
import { useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { Price } from '../../contract/payments'
import { checkoutMessages } from '../../messages'
import { purchases } from '../api'
import { pricesKey } from '../plans/usePrices'

/** The page that a paid product is used on. */
const usedOn = ({ product, productId, specialties }: Price) =>
  productId === 'Course' ? `/user/tema/detalleV3?curso=${product}` : bookingPath(specialties)

/** Starts the payment of one product, on the provider's page. */
export function useBuy() {
  const { id } = useUser()
  const cache = useQueryClient()
  const [buying, setBuying] = useState<string>()
  const keys = useRef(new Map<string, string>())

  async function buy(price: Price) {
    const { productId, product, list } = price
    const name = nameOf(price)
    // The key is the same until the server has answered, so that a repeated press starts no second payment.
    const key = keys.current.get(name) ?? crypto.randomUUID()
    keys.current.set(name, key)
    setBuying(name)
    const body = {
      productId,
      ...(product !== null && { product }),
      ...(list !== null && { priceList: list }),
      shownAmount: price.amount,
      returnUrl: location.origin + usedOn(price),
    }
    const answer = await purchases('POST purchases', { body, key })
    if (answer.ok) {
      keys.current.delete(name)
      location.assign(answer.data.url)
      return
    }
    setBuying(undefined)
    // The price may have changed.
    void cache.invalidateQueries({ queryKey: pricesKey(id) })
    const message = answer.status === 400 ? checkoutMessages.refused : answer.message
    notify({ type: 'error', title: checkoutMessages.failureTitle, message })
  }

  return { buying, buy: (price: Price) => void buy(price) }
}

/** The name of a price while its payment is requested. */
export function nameOf({ productId, product, list }: Price): string {
  return `${productId} ${product} ${list}`
}
