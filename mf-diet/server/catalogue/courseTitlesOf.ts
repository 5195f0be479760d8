import { ownedCourseIds } from 'shared/entitlements'
import type { SliceContext } from 'shared/server/slices/slice'

/** The titles of the courses a person has bought: what opens recipes (specification, 5). */
export async function courseTitlesOf({ database, ports }: SliceContext, userId: number): Promise<string[]> {
  const purchases = await ports.purchases.activeOf(database, userId)
  return ports.courses.titlesOf(database, ownedCourseIds({ purchases }))
}
