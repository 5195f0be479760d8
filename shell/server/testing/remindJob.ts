import { type Attempt, defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import { sliceOf } from 'shared/testing/sliceOf'
import Type from 'typebox'

export const remind = defineJob({
  name: 'test-remind',
  payload: Type.Object({
    userId: Type.Optional(Type.Integer()),
    text: Type.String({ maxLength: 40 }),
  }),
  retryLimit: 3,
  timeLimitSeconds: 1,
})

/** An additional effect of a job's run. */
export type Work = (text: string, attempt: Attempt) => Promise<void> | void

/** A slice that runs the jobs, and notes what it did. */
export function remindSlice(work: Work) {
  /** The texts of the jobs that ran, in their order. */
  const worked: string[] = []
  const attempts: Attempt[] = []
  const slice = sliceOf({
    jobs: [
      jobHandler(remind, async (_context, { text }, attempt) => {
        attempts.push(attempt)
        await work(text, attempt)
        worked.push(text)
      }),
    ],
  })
  const forget = () => {
    worked.length = 0
    attempts.length = 0
  }
  return { slice, worked, attempts, forget }
}
