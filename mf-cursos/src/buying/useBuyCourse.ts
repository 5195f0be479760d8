import { CallRefused, dataOf } from 'shared/client'
import { useMutation } from 'shared/query'
import { notify } from 'shared/session'
import { buyingMessages } from '../../messages'
import { buying } from '../api'
import { courseAddress } from '../courses/courseAddress'
import { priceOfCourse, usePrices } from './usePrices'

/** The person's price of a course, and its payment, which leads to the course's page. */
export function useBuyCourse(courseId: number, onRefused: () => void) {
  const { data, refetch } = usePrices()
  const offer = priceOfCourse(data?.prices, courseId)
  const paying = useMutation({
    mutationFn: () =>
      dataOf(
        buying('POST purchases', {
          body: {
            productId: 'Course',
            product: courseId,
            shownAmount: offer?.amount,
            returnUrl: location.origin + courseAddress(courseId),
          },
        }),
      ),
    onSuccess: ({ url }) => location.assign(url),
    onError: error => {
      const isPrice = error instanceof CallRefused && error.status === 409
      const message = isPrice ? error.message : buyingMessages.failed
      notify({ type: 'error', title: buyingMessages.failedTitle, message })
      if (error instanceof CallRefused && error.status === 400) onRefused()
      // The price may have changed.
      void refetch()
    },
  })
  return { offer, pay: () => paying.mutate(), busy: paying.isPending || paying.isSuccess }
}
