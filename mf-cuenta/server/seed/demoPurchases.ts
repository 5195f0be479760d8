import { MS_PER_DAY } from 'shared/dates/times'
import type { DemoPeople, SliceContext } from 'shared/server/slices/slice'
import { addPurchases, addSubscription, hasHistory } from '../store'

const ANAS_COURSES = ['Nutrición funcional', 'Control de peso']

/** Ana has bought two courses, an online consultation and a month; the new person has no purchases. */
export async function demoPurchases(
  { database, ports, now }: SliceContext,
  { ana }: DemoPeople,
): Promise<void> {
  if (await hasHistory(database, ana)) return
  const courseIds = await ports.courses.idsOf(database, ANAS_COURSES)
  const createdAt = new Date(now().getTime() - 20 * MS_PER_DAY)
  const bought = { userId: ana, status: 'ACTIVE', createdAt } as const
  await addPurchases(database, [
    ...courseIds.map(product => ({ ...bought, productId: 'Course' as const, product })),
    { ...bought, productId: 'ConsultationOnline' },
    { ...bought, productId: 'MonthlySubscription' },
  ])
  await addSubscription(database, ana, 'MonthlySubscription')
}
