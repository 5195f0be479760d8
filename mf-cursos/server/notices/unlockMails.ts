import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler, recurringJob } from 'shared/server/jobs/jobHandler'
import Type from 'typebox'
import { unlockMail } from '../../messages'
import type { Category } from '../../rules/courseTree'
import { openedSince } from '../../rules/progress/openedSince'
import { syncProgress } from '../../rules/progress/syncProgress'
import { courseById, coursesByIds } from '../courses/courseStore'
import { courseRefusal } from '../courses/ownedCourse'
import { progressesOf } from '../progress/progressStore'
import { deliverCourseMail } from './courseMail'
import { wantsMail } from './mailChoices'
import { addUnlocked, markUnlockedMailed, unmailedTopics } from './unlockStore'

/** A server that was stopped for longer tells of the last days alone. */
const DAYS_BACK = 3

/** The people who are read at a time. */
const PEOPLE = 200

const unlockMailJob = defineJob({
  name: 'cursos-unlock',
  payload: Type.Object({ userId: Type.Integer(), courseId: Type.Integer() }),
})

/**
 * Finds the topics that have opened, in the morning of the clinic's clock. Each topic is written down for its person in
 * the transaction that enqueues their mail, so that a second run finds nothing new.
 */
export const findUnlocked = recurringJob(
  {
    name: 'cursos-find-unlocked',
    cron: '0 7 * * *',
    timeZone: 'America/Monterrey',
    timeLimitSeconds: 900,
    concurrency: 1,
  },
  async (context, { signal }) => {
    const { database, jobs, now, ports } = context
    const today = dayIn(now())
    let after = 0
    while (!signal.aborted) {
      const owned = await ports.purchases.ownedCourses(database, { after, limit: PEOPLE })
      if (owned.length === 0) return
      const ids = [...new Set(owned.map(({ courseId }) => courseId))]
      const trees = new Map(
        (await coursesByIds(database, ids)).map(({ id, content }) => [id, JSON.parse(content) as Category[]]),
      )
      for (const { userId, courseId, createdAt } of owned) {
        after = userId
        const tree = trees.get(courseId)
        const days = { purchaseDay: dayIn(createdAt), today }
        const since = addDays(today, -DAYS_BACK)
        // Most courses open nothing today; only for the others the progress is read.
        if (!tree || openedSince(tree, days, since).length === 0) continue
        if (!(await wantsMail(context, userId, 'unlocks'))) continue
        const stored = (await progressesOf(database, userId)).get(courseId)
        const opened = openedSince(syncProgress(tree, stored), days, since)
        if (opened.length === 0) continue
        await database.transaction(async transaction => {
          const topicIds = opened.map(({ id }) => id)
          if (!(await addUnlocked(transaction, { userId, courseId, topicIds, createdAt: now() }))) return
          const key = `${userId} ${courseId}`
          await jobs.send(unlockMailJob, { userId, courseId }, { transaction, key })
        })
      }
    }
  },
)

/** Mails a person the topics of a course that have opened and of which they were not mailed yet. */
export const sendUnlockMail = jobHandler(unlockMailJob, async (context, { userId, courseId }, attempt) => {
  const { database, now } = context
  const ids = await unmailedTopics(database, { userId, courseId })
  const course = await courseById(database, courseId)
  if (ids.length === 0 || !course || (await courseRefusal(context, userId, courseId))) return
  const topics = (JSON.parse(course.content) as Category[])
    .flatMap(({ curso }) => curso.modulos)
    .flatMap(({ temas }) => temas)
  const names = topics.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  if (names.length === 0) return
  const isSent = await deliverCourseMail(context, attempt, {
    userId,
    cause: 'practice',
    kind: 'unlocks',
    subject: unlockMail.subject,
    body: [unlockMail.lead(course.title), names.join('\n')],
    button: unlockMail.button,
    path: `/user/tema/detalleV3?curso=${courseId}`,
  })
  if (!isSent) return
  await markUnlockedMailed(database, { userId, courseId, topicIds: ids, mailedAt: now() })
})
