import type { OfferedPrice } from 'shared/published/buying'

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
