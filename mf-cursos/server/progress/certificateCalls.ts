import { dayIn } from 'shared/dates/instants'
import { conflict, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { progressRefusals } from '../../messages'
import { courseShare } from '../../rules/progress/courseShare'
import { syncProgress } from '../../rules/progress/syncProgress'
import { ownedCourse } from '../courses/ownedCourse'
import type { OwnCourseCalls } from '../cursosCalls'
import { progressOf } from './progressStore'

export function certificateCalls(context: SliceContext) {
  const { database, ports } = context
  return {
    'GET courses/{id}/certificate': async ({ person, params: { id } }) => {
      const owned = await ownedCourse(context, person.id, id)
      if (!owned.ok) return owned
      const stored = await progressOf(database, person.id, id)
      const profile = await ports.people.byId(database, person.id)
      if (!stored?.completedAt || !profile) return conflict(progressRefusals.notFinished)
      const { completed } = courseShare(syncProgress(owned.definition, stored.progress))
      const { firstName, lastName } = profile
      const completedOn = dayIn(stored.completedAt)
      return ok({ course: owned.course.title, firstName, lastName, completedOn, subtopics: completed })
    },
  } satisfies Partial<OwnCourseCalls>
}
