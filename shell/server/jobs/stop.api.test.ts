import { type Attempt, defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import { deferred } from 'shared/testing/deferred'
import { sliceOf } from 'shared/testing/sliceOf'
import { testHome } from 'shared/testing/testHome'
import { testServer } from 'shared/testing/testServer'
import Type from 'typebox'

const call = defineJob({ name: 'test-call', payload: Type.Object({ text: Type.String() }) })

const slice = (work: (text: string, attempt: Attempt) => Promise<void>) =>
  sliceOf({ jobs: [jobHandler(call, (_context, { text }, attempt) => work(text, attempt))] })

test('a server that stops lets an attempt end; one that takes too long runs again at the next start', async () => {
  const home = await testHome()
  const begun = deferred()
  const ended: string[] = []
  const aborted: string[] = []
  const first = await testServer({
    home,
    jobsPoll: true,
    slices: [
      slice(async (text, { signal }) => {
        if (text === 'endless') {
          signal.addEventListener('abort', () => aborted.push(text))
          begun.resolve()
          await new Promise(() => {})
        }
        await begun.promise
        // Goes on while the server is stopping.
        await new Promise(resolve => setTimeout(resolve, 300))
        ended.push(text)
      }),
    ],
  })
  await first.context.jobs.send(call, { text: 'short' })
  await first.context.jobs.send(call, { text: 'endless' })
  await begun.promise
  await first.close()
  expect(ended).toEqual(['short'])
  expect(aborted).toEqual(['endless'])

  const again: string[] = []
  const second = await testServer({ home, slices: [slice(async text => void again.push(text))] })
  await second.jobsDone()
  expect(again).toEqual(['endless'])
  await second.close()
  await home.remove()
})

test('the job of a killed process runs again when its time limit is over', async () => {
  const home = await testHome()
  const worked: string[] = []
  const handlers = [slice(async text => void worked.push(text))]
  const killed = await testServer({ home, slices: handlers })
  await killed.context.jobs.send(call, { text: 'broken off' }, { runAt: new Date(Date.now() + 3_600_000) })
  // The state that a process leaves when it dies in the middle of the work.
  await killed.context.database.execute(
    `update jobs.job set state = 'active', started_on = now() - interval '2 minutes' where name = 'test-call'`,
  )
  await killed.close()
  const next = await testServer({ home, slices: handlers })
  await next.jobsDone()
  next.pass(60_000)
  await next.jobsDone()
  expect(worked).toEqual(['broken off'])
  await next.close()
  await home.remove()
})
