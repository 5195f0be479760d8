import { ownedCourseIds } from 'shared/entitlements'
import type { SliceContext } from 'shared/server/slices/context'

/** The titles of the courses that a person has bought; they open recipes (shared/product/diet.md#recipe-access). */
export async function courseTitlesOf({ database, ports }: SliceContext, userId: number): Promise<string[]> {
  const purchases = await ports.purchases.activeOf(database, userId)
  return ports.courses.titlesOf(database, ownedCourseIds({ purchases }))
}
