import { dataOf } from 'shared/client'
import type { OfferedPrice } from 'shared/published/buying'
import { useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { buying } from '../api'

/** The person's prices, of courses and of consultations. */
export function usePrices() {
  const { id } = useUser()
  return useQuery({
    queryKey: ['courses', 'prices', id],
    queryFn: () => dataOf(buying('GET payments/prices')),
  })
}

/** The price of a course: its own, or that of every course. */
export function priceOfCourse(
  prices: readonly OfferedPrice[] | undefined,
  courseId: number,
): OfferedPrice | undefined {
  const courses = prices?.filter(({ productId }) => productId === 'Course')
  return (
    courses?.find(({ product }) => product === courseId) ?? courses?.find(({ product }) => product === null)
  )
}
