import { join } from 'node:path'
import { coursesContract } from 'shared/published/courses'
import { notFound, ok } from 'shared/server/http/outcome'
import { serve } from 'shared/server/http/serve'
import { nothingOwn } from 'shared/server/privacy/ownData'
import type { Slice } from 'shared/server/slices/slice'
import { courseRefusals } from '../messages'
import { coursesContent } from './content'
import { coursesPort } from './coursesPort'
import { isCourse, offeredCourses } from './store'

export const cursos: Slice = {
  name: 'cursos',
  migrations: join(import.meta.dirname, 'migrations'),
  contentKinds: [coursesContent],
  demoContent: join(import.meta.dirname, 'seed', 'demo'),
  ownData: nothingOwn,
  needs: ['purchases'],

  ports: () => ({ courses: coursesPort }),

  routes(app, { database, ports }) {
    serve(app, coursesContract, {
      'GET courses': async () => ok(await offeredCourses(database)),

      // Giving up a course that the person does not own is no error, so a second press is not refused.
      'POST courses/unassignFromUser': async ({ person, body: { userId, courseId } }) => {
        if (userId !== person.id || !(await isCourse(database, courseId)))
          return notFound(courseRefusals.unknown)
        await ports.purchases.giveUpCourse(database, person.id, courseId)
        return ok({})
      },
    })
  },
}
