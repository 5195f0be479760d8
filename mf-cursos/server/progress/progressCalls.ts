import { created, forbidden, invalid, notFound, type Outcome, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/slice'
import type { CourseProgress } from '../../contract'
import { courseRefusals, progressRefusals } from '../../messages'
import type { CategoryProgress } from '../../rules/courseTree'
import { completesLocked } from '../../rules/progress/lockedTopics'
import { mergeProgress } from '../../rules/progress/mergeProgress'
import { syncProgress } from '../../rules/progress/syncProgress'
import { ownedCourse } from '../courses/ownedCourse'
import type { CursosCalls } from '../cursosCalls'
import { parseProgress } from './parseProgress'
import { changeProgress, courseOfProgress, progressOf } from './progressStore'

export function progressCalls(context: SliceContext) {
  const { database } = context

  /** Merges what a device sends; the answer is the merged progress, so that the device learns of the others. */
  async function merge(userId: number, courseId: number, text: string): Promise<Outcome<CourseProgress>> {
    const owned = await ownedCourse(context, userId, courseId)
    if (!owned.ok) return owned
    const sent = parseProgress(text)
    if (!sent) return invalid(progressRefusals.malformed, { progress: progressRefusals.malformed })
    const { definition, days } = owned
    const changed = await changeProgress(database, { userId, courseId }, stored => {
      const merged = mergeProgress(definition, stored, sent)
      const isLocked = completesLocked(syncProgress(definition, stored), merged, days)
      return isLocked ? undefined : flagsOf(merged)
    })
    return changed ? ok(changed) : forbidden(progressRefusals.locked)
  }

  return {
    'GET course-progress/{courseId}/{userId}': async ({ person, params: { courseId, userId } }) => {
      if (userId !== person.id) return notFound(progressRefusals.unknown)
      const owned = await ownedCourse(context, userId, courseId)
      if (!owned.ok) return owned
      const stored = await progressOf(database, userId, courseId)
      if (!stored) return invalid(progressRefusals.none)
      const synced = flagsOf(syncProgress(owned.definition, stored.progress))
      return ok({ id: stored.id, progress: JSON.stringify(synced) })
    },

    'POST course-progress': async ({ person, body: { user, course, progress } }) => {
      if (user.id !== person.id) return notFound(courseRefusals.unknown)
      const merged = await merge(person.id, course.id, progress)
      return merged.ok ? created(merged.data as CourseProgress) : merged
    },

    'PATCH course-progress/{progressId}': async ({ person, params, body }) => {
      const courseId = await courseOfProgress(database, person.id, params.progressId)
      if (courseId === undefined) return notFound(progressRefusals.unknown)
      return merge(person.id, courseId, body.progress)
    },
  } satisfies Partial<CursosCalls>
}

/** The tree without the descriptive fields, which the course has. */
function flagsOf(categories: readonly CategoryProgress[]): CategoryProgress[] {
  return categories.map(({ id, curso }) => ({
    id,
    curso: {
      modulos: curso.modulos.map(({ id, temas }) => ({
        id,
        temas: temas.map(({ id, status, subtemas }) => ({
          id,
          status,
          subtemas: subtemas.map(({ id, status, changes }) => ({ id, status, changes })),
        })),
      })),
    },
  }))
}
