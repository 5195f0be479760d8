import { CallRefused, dataOf } from 'shared/client'
import { useMutation } from 'shared/query'
import { notify } from 'shared/session'
import { buyingMessages } from '../../messages'
import { buying } from '../api'
import { courseAddress } from '../courses/courseAddress'
import { priceOfCourse, usePrices } from './usePrices'

/** The person's price of a course, and its payment, which leads to the course's page. */
export function useBuyCourse(courseId: number, onRefused: () => void) {
  const { data } = usePrices()
  const offer = priceOfCourse(data?.prices, courseId)
  const paying = useMutation({
    mutationFn: () =>
      dataOf(
        buying('POST purchases', {
          body: {
            productId: 'Course',
            product: courseId,
            returnUrl: location.origin + courseAddress(courseId),
          },
        }),
      ),
    onSuccess: ({ url }) => location.assign(url),
    onError: error => {
      notify({ type: 'error', title: buyingMessages.failedTitle, message: buyingMessages.failed })
      if (error instanceof CallRefused && error.status === 400) onRefused()
    },
  })
  return { offer, pay: () => paying.mutate(), busy: paying.isPending || paying.isSuccess }
}
