import { dayIn } from 'shared/dates/instants'
import { ownedCourseIds } from 'shared/entitlements'
import { forbidden, notFound, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { courseRefusals } from '../../messages'
import type { Category } from '../../rules/courseTree'
import type { UnlockDays } from '../../rules/progress/isTopicUnlocked'
import { courseById, isCourse } from './courseStore'

interface OwnedCourse {
  ok: true
  course: NonNullable<Awaited<ReturnType<typeof courseById>>>
  definition: Category[]
  days: UnlockDays
}

/**
 * A course that the person owns, with the days that open its topics; refused with 404 where there is no such course and
 * with 403 where it was not bought. The day of the purchase is that of the oldest one, on the clinic's clock.
 */
export async function ownedCourse(
  { database, ports, now }: SliceContext,
  userId: number,
  courseId: number,
): Promise<OwnedCourse | Refused> {
  const [course, purchases] = await Promise.all([
    courseById(database, courseId),
    ports.purchases.activeOf(database, userId),
  ])
  if (!course) return notFound(courseRefusals.unknown)
  const bought = purchases.find(purchase => ownedCourseIds({ purchases: [purchase] }).includes(courseId))
  if (!bought) return forbidden(courseRefusals.notOwned)
  const days = { purchaseDay: dayIn(new Date(bought.createdAt)), today: dayIn(now()) }
  return { ok: true, course, definition: JSON.parse(course.content), days }
}

/** The refusal of a call about a course that does not exist (404) or that the person does not own (403). */
export async function courseRefusal(
  { database, ports }: SliceContext,
  userId: number,
  courseId: number,
): Promise<Refused | undefined> {
  const purchases = await ports.purchases.activeOf(database, userId)
  if (ownedCourseIds({ purchases }).includes(courseId)) return undefined
  return (await isCourse(database, courseId))
    ? forbidden(courseRefusals.notOwned)
    : notFound(courseRefusals.unknown)
}
