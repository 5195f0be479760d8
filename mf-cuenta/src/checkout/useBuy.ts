import { useState } from 'react'
import { useBuy as useBuyAnything } from 'shared/buying/useBuy'
import { bookingPath } from 'shared/entitlements/toBook'
import type { Price } from '../../contract/payments'
import { checkoutMessages } from '../../messages'

/** The page that a paid product is used on. */
const usedOn = ({ product, productId, specialties }: Price) =>
  productId === 'Course' ? `/user/tema/detalleV3?curso=${product}` : bookingPath(specialties)

const WORDS = { failedTitle: checkoutMessages.failureTitle, refused: checkoutMessages.refused }

/** Starts the payment of one price of the list. */
export function useBuy() {
  const { buy, isBusy } = useBuyAnything(WORDS)
  const [last, setLast] = useState<string>()
  const start = (price: Price) => {
    const { productId, product, list, amount } = price
    setLast(nameOf(price))
    buy({
      productId,
      ...(product !== null && { product }),
      ...(list !== null && { priceList: list }),
      shownAmount: amount,
      returnUrl: location.origin + usedOn(price),
    })
  }
  return { buying: isBusy ? last : undefined, buy: start }
}

/** The name of a price while its payment is requested. */
export function nameOf({ productId, product, list }: Price): string {
  return `${productId} ${product} ${list}`
}
