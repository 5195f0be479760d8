import { ownedCourseIds } from 'shared/entitlements'
import type { Stand } from 'shared/server/slices/slice'

/** The titles of the courses a person has bought: what opens recipes (specification, 5). */
export async function courseTitlesOf({ ports }: Stand, userId: number): Promise<string[]> {
  const purchases = await ports.purchases.activeOf(userId)
  return ports.courses.titlesOf(ownedCourseIds({ purchases }))
}
