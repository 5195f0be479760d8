import { join } from 'node:path'
import { coursesContract } from 'shared/published/courses'
import { notFound, ok } from 'shared/server/http/outcome'
import { serve } from 'shared/server/http/serve'
import type { Slice } from 'shared/server/slices/slice'
import { communityContract } from '../contract/community'
import { ownCoursesContract } from '../contract/courses'
import { noticesContract } from '../contract/notices'
import { productsContract } from '../contract/products'
import { staffContract } from '../contract/staff'
import { courseRefusals } from '../messages'
import { commentCalls } from './community/commentCalls'
import { communityStaffCalls } from './community/staffCalls'
import { courseCalls } from './courses/courseCalls'
import { coursesContent } from './courses/courseContent'
import { isCourse, offeredCourses } from './courses/courseStore'
import { coursesPort } from './courses/coursesPort'
import { mailOffPage } from './notices/mailOffPage'
import { noticeCalls } from './notices/noticeCalls'
import { sendReplyMail } from './notices/replyNotices'
import { findUnlocked, sendUnlockMail } from './notices/unlockMails'
import { cursosOwnData } from './ownData'
import { productCalls } from './products/productCalls'
import { productContent } from './products/productContent'
import { certificateCalls } from './progress/certificateCalls'
import { progressCalls } from './progress/progressCalls'
import { demoCommunity } from './seed/demoCommunity'

export const cursos: Slice = {
  name: 'cursos',
  migrations: join(import.meta.dirname, 'migrations'),
  contentKinds: [coursesContent, productContent],
  demoContent: join(import.meta.dirname, 'seed', 'demo'),
  seedDemo: demoCommunity,
  ownData: cursosOwnData,
  jobs: [sendReplyMail, findUnlocked, sendUnlockMail],

  ports: () => ({ courses: coursesPort }),

  async routes(app, context) {
    const { database, ports } = context
    serve(app, ownCoursesContract, {
      ...courseCalls(context),
      ...progressCalls(context),
      ...certificateCalls(context),
    })
    serve(app, communityContract, commentCalls(context))
    serve(app, staffContract, communityStaffCalls(context))
    serve(app, noticesContract, noticeCalls(context))
    serve(app, productsContract, productCalls(context))
    serve(app, coursesContract, {
      'GET courses': async () => ok(await offeredCourses(database)),

      // A course that the person gave up already is no error, so a second press is not refused.
      'POST courses/unassignFromUser': async ({ person, body: { userId, courseId } }) => {
        if (userId !== person.id || !(await isCourse(database, courseId)))
          return notFound(courseRefusals.unknown)
        const wasOwned = await ports.purchases.giveUpCourse(database, person.id, courseId)
        return wasOwned ? ok({}) : notFound(courseRefusals.unknown)
      },
    })
    await app.register(scope => mailOffPage(scope, context))
  },
}
