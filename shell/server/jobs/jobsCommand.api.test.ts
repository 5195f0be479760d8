import { defineJob, PermanentFailure } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import { sliceOf } from 'shared/testing/sliceOf'
import { type TestServer, testServer } from 'shared/testing/testServer'
import Type from 'typebox'
import { jobsCommand } from './jobsCommand'

const bill = defineJob({ name: 'test-bill', payload: Type.Object({ text: Type.String() }) })

let refused = true
const worked: string[] = []
const slice = sliceOf({
  jobs: [
    jobHandler(bill, async (_context, { text }) => {
      if (refused) throw new PermanentFailure('the service refused')
      worked.push(text)
    }),
  ],
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({ slices: [slice] })
})
afterAll(() => server.close())

/** The text that the operator reads. */
async function command(...words: string[]): Promise<string> {
  const lines: string[] = []
  await jobsCommand(words)?.({ context: server.context, slices: [slice], say: line => lines.push(line) })
  return lines.join('\n')
}

test('failed jobs are listed without their payloads, and run again on an operator’s command', async () => {
  expect(await command('list')).toBe('No hay trabajos fallidos.')
  for (const text of ['secreto uno', 'secreto dos', 'secreto tres'])
    await server.context.jobs.send(bill, { text })
  await server.jobsDone()

  const listed = await command('list')
  expect(listed.match(/^\S{36} {2}test-bill {2}\S+Z {2}1 intento: the service refused$/gm)).toHaveLength(3)
  expect(listed).not.toContain('secreto')
  const [id = ''] = listed.split(' ')

  refused = false
  expect(await command('retry', id)).toBe('Se reintentará 1 trabajo.')
  expect(await command('retry', id)).toMatch(/^No hay ningún trabajo fallido/)
  expect(await command('retry', 'all')).toBe('Se reintentarán 2 trabajos.')

  await server.jobsDone()
  expect(worked.sort()).toEqual(['secreto dos', 'secreto tres', 'secreto uno'])
})

test.each([[[]], [['retry']], [['retry', 'todo']], [['list', 'all']], [['borrar']], [['retry', 'all', 'x']]])(
  '%j is no command',
  words => {
    expect(jobsCommand(words)).toBeUndefined()
  },
)
