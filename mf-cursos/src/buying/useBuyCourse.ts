import { useBuy } from 'shared/buying/useBuy'
import { usePrices } from 'shared/buying/usePrices'
import { buyingMessages } from '../../messages'
import { courseAddress } from '../courses/courseAddress'
import { priceOfCourse } from './priceOfCourse'

/** The person's price of a course, and its payment, which leads to the course's page. */
export function useBuyCourse(courseId: number, onRefused: () => void) {
  const offer = priceOfCourse(usePrices().data?.prices, courseId)
  const { buy, isBusy } = useBuy(buyingMessages, { onRefused })
  const pay = () =>
    buy({
      productId: 'Course',
      product: courseId,
      shownAmount: offer?.amount,
      returnUrl: location.origin + courseAddress(courseId),
    })
  return { offer, pay, busy: isBusy }
}
