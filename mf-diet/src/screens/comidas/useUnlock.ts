import { useBuy } from 'shared/buying/useBuy'
import { usePrices } from 'shared/buying/usePrices'
import { unlockOffer } from 'shared/entitlements/unlock'
import { unlockMessages } from '../../../messages'

/**
 * The course that unlocks the meal plan, with the person's price, and its payment, which leads back to this page.
 * `offer` is undefined where the practice sells none (shared/product/diet.md#locked-modal).
 */
export function useUnlock() {
  const offer = unlockOffer(usePrices().data?.prices)
  const { buy, isBusy } = useBuy(unlockMessages)
  const pay = () => {
    const { origin, pathname, search } = location
    buy({
      productId: 'Course',
      product: offer?.product ?? undefined,
      shownAmount: offer?.amount,
      returnUrl: origin + pathname + search,
    })
  }
  return { offer, pay, busy: isBusy }
}
