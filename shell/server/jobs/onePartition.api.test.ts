import { sql } from 'drizzle-orm'
import PgBoss from 'pg-boss'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { ONE_PARTITION } from './onePartition'
import { bossDatabase } from './openBoss'

let server: TestServer
let boss: PgBoss

beforeAll(async () => {
  server = await testServer({ slices: [] })
  const { database } = server.context
  await database.execute(sql`drop schema jobs cascade`)
  const db = bossDatabase(database)
  boss = new PgBoss({
    db: { executeSql: (text, values) => (values ? db.executeSql(text, values) : inOneCall(text)) },
    schema: 'jobs',
    supervise: false,
    schedule: false,
  })
  await boss.start()
})
afterAll(() => server.close())

const inOneCall = (script: string) => server.context.database.execute(sql.raw(script))

async function partitions(): Promise<string[]> {
  const { rows } = await server.context.database.execute<{ name: string }>(
    sql`select relname as name from pg_inherits join pg_class on oid = inhrelid where inhparent = 'jobs.job'::regclass`,
  )
  return rows.map(({ name }) => name)
}

test('the queues of the release before come into one partition, with their jobs and rules', async () => {
  // The server of this test works on queues with names of its own.
  for (const name of ['letters', 'notes']) await boss.createQueue(name, { name, policy: 'short' })
  const id = await boss.send('letters', { to: 'ana' }, { singletonKey: 'welcome' })
  await boss.send('notes', { text: 'hoy' })
  expect(await partitions()).toHaveLength(2)

  await inOneCall(ONE_PARTITION)
  await inOneCall(ONE_PARTITION)

  expect(await partitions()).toEqual(['job_common'])
  // One waiting job for each key, as before.
  expect(await boss.send('letters', {}, { singletonKey: 'welcome' })).toBeNull()
  expect(await boss.fetch('letters')).toMatchObject([{ id, data: { to: 'ana' } }])
  await boss.createQueue('later', { name: 'later', policy: 'short' })
  expect(await boss.send('later', {})).toEqual(expect.any(String))
  await boss.deleteQueue('later')
  expect(await boss.getQueue('later')).toBeNull()
  expect(await boss.fetch('notes')).toMatchObject([{ data: { text: 'hoy' } }])
  expect(await partitions()).toEqual(['job_common'])
})
