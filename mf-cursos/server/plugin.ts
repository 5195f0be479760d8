import { join } from 'node:path'
import { coursesContract } from 'shared/published/courses'
import { ok } from 'shared/server/http/outcome'
import { serve } from 'shared/server/http/serve'
import { nothingOwn } from 'shared/server/privacy/ownData'
import type { Slice } from 'shared/server/slices/slice'
import { coursesContent } from './content'
import { coursesPort } from './coursesPort'
import { offeredCourses } from './store'

export const cursos: Slice = {
  name: 'cursos',
  migrations: join(import.meta.dirname, 'migrations'),
  contentKinds: [coursesContent],
  demoContent: join(import.meta.dirname, 'seed', 'demo'),
  ownData: nothingOwn,

  ports: () => ({ courses: coursesPort }),

  routes(app, { database }) {
    serve(app, coursesContract, {
      'GET courses': async () => ok(await offeredCourses(database)),
    })
  },
}
