import { ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { hideLockedTopics } from '../../rules/progress/lockedTopics'
import { syncProgress } from '../../rules/progress/syncProgress'
import type { OwnCourseCalls } from '../cursosCalls'
import { progressOf } from '../progress/progressStore'
import { ownedCourse } from './ownedCourse'

export function courseCalls(context: SliceContext) {
  return {
    'GET courses/{id}': async ({ person, params }) => {
      const owned = await ownedCourse(context, person.id, params.id)
      if (!owned.ok) return owned
      const { content: _, ...course } = owned.course
      const stored = await progressOf(context.database, person.id, params.id)
      const tree = syncProgress(owned.definition, stored?.progress)
      return ok({ ...course, data: JSON.stringify(hideLockedTopics(tree, owned.days)) })
    },
  } satisfies Partial<OwnCourseCalls>
}
