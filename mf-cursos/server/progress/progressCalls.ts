import { ownedCourseIds } from 'shared/entitlements'
import {
  created,
  forbidden,
  invalid,
  invalidField,
  notFound,
  type Outcome,
  ok,
} from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { CourseProgress } from '../../contract/courses'
import { courseRefusals, progressRefusals } from '../../messages'
import type { Category, CategoryProgress } from '../../rules/courseTree'
import { courseShare } from '../../rules/progress/courseShare'
import { completesLocked } from '../../rules/progress/lockedTopics'
import { mergeProgress } from '../../rules/progress/mergeProgress'
import { progressFlags } from '../../rules/progress/progressFlags'
import { syncProgress } from '../../rules/progress/syncProgress'
import { numbersIn, withNumbers } from '../../rules/progress/withNumbers'
import { coursesByIds } from '../courses/courseStore'
import { ownedCourse } from '../courses/ownedCourse'
import type { OwnCourseCalls } from '../cursosCalls'
import { unreadCounts } from '../notices/noticeStore'
import { parseProgress } from './parseProgress'
import { changeProgress, courseOfProgress, progressesOf, progressOf } from './progressStore'

export function progressCalls(context: SliceContext) {
  const { database, ports } = context

  /**
   * Merges what a device sends; the answer is the merged progress, so that the device learns of the others. Flags without
   * numbers of changes replace the stored ones in a change; where progress is created, another device's may be there, of
   * which they know nothing.
   */
  async function merge(
    userId: number,
    courseId: number,
    text: string,
    kind: 'change' | 'creation',
  ): Promise<Outcome<CourseProgress>> {
    const owned = await ownedCourse(context, userId, courseId)
    if (!owned.ok) return owned
    const sent = parseProgress(text)
    if (!sent) return invalidField('progress', progressRefusals.malformed)
    const { definition, days } = owned
    const change = (stored: CategoryProgress[]) => {
      const numberOf = kind === 'change' ? numbersIn(stored) : () => 0
      const merged = mergeProgress(definition, stored, withNumbers(sent, numberOf))
      const isLocked = completesLocked(syncProgress(definition, stored), merged, days)
      return isLocked ? undefined : progressFlags(merged)
    }
    const changed = await changeProgress(database, { userId, courseId }, change, context.now())
    return changed ? ok(changed) : forbidden(progressRefusals.locked)
  }

  return {
    'GET course-progress': async ({ person }) => {
      const purchases = await ports.purchases.activeOf(database, person.id)
      const own = [...new Set(ownedCourseIds({ purchases }))].sort((a, b) => a - b)
      const courses = await coursesByIds(database, own)
      const stored = await progressesOf(database, person.id)
      const newReplies = await unreadCounts(database, person.id)
      return ok(
        courses.map(({ id, title, name, content }) => ({
          courseId: id,
          title,
          name,
          ...courseShare(syncProgress(JSON.parse(content) as Category[], stored.get(id))),
          newReplies: newReplies.get(id) ?? 0,
        })),
      )
    },

    'GET course-progress/{courseId}/{userId}': async ({ person, params: { courseId, userId } }) => {
      if (userId !== person.id) return notFound(progressRefusals.unknown)
      const owned = await ownedCourse(context, userId, courseId)
      if (!owned.ok) return owned
      const stored = await progressOf(database, userId, courseId)
      if (!stored) return invalid(progressRefusals.none)
      const synced = progressFlags(syncProgress(owned.definition, stored.progress))
      return ok({ id: stored.id, progress: JSON.stringify(synced) })
    },

    'POST course-progress': async ({ person, body: { user, course, progress } }) => {
      if (user.id !== person.id) return notFound(courseRefusals.unknown)
      const merged = await merge(person.id, course.id, progress, 'creation')
      return merged.ok ? created(merged.data) : merged
    },

    'PATCH course-progress/{progressId}': async ({ person, params, body }) => {
      const courseId = await courseOfProgress(database, person.id, params.progressId)
      if (courseId === undefined) return notFound(progressRefusals.unknown)
      return merge(person.id, courseId, body.progress, 'change')
    },
  } satisfies Partial<OwnCourseCalls>
}
