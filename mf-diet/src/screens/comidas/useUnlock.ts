import { dataOf, refusalMessage } from 'shared/client'
import { unlockOffer } from 'shared/entitlements/unlock'
import { useMutation, useQuery } from 'shared/query'
import { notify, useSession } from 'shared/session'
import { unlockMessages } from '../../../messages'
import { buying } from '../../api'

/**
 * The course that unlocks the meal plan, with the person's price, and its payment, which leads back to this page.
 * `offer` is undefined where the practice sells none (shared/product/diet.md#locked-modal).
 */
export function useUnlock() {
  const session = useSession()
  const id = session.status === 'signedIn' ? session.user.id : undefined
  const prices = useQuery({
    queryKey: ['diet', 'unlock', id],
    queryFn: () => dataOf(buying('GET payments/prices')),
    enabled: id !== undefined,
  })
  const offer = unlockOffer(prices.data?.prices)
  const paying = useMutation({
    mutationFn: () => {
      const { origin, pathname, search } = location
      const body = {
        productId: 'Course' as const,
        product: offer?.product ?? undefined,
        shownAmount: offer?.amount,
        returnUrl: origin + pathname + search,
      }
      return dataOf(buying('POST purchases', { body }))
    },
    onSuccess: ({ url }) => location.assign(url),
    onError: error => {
      const message = refusalMessage(error, unlockMessages.failed)
      notify({ type: 'error', title: unlockMessages.failedTitle, message })
      // The price may have changed.
      void prices.refetch()
    },
  })
  return { offer, pay: () => paying.mutate(), busy: paying.isPending || paying.isSuccess }
}
