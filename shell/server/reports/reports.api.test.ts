import { sql } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { affected, clientReports, days } from './schema'

const RELEASE = 'mf-diet@0123456789abcdef'
const FRAME = `${RELEASE}/9f8e7d6c5b:1:234`
const problem = (more: object = {}) => ({
  kind: 'render',
  release: RELEASE,
  screen: '/user/comidas',
  code: 'ABC123',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'map')",
  frames: [FRAME],
  ...more,
})

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.context.database.delete(clientReports)
  await server.context.database.delete(days)
})
afterAll(() => server.close())

const report = (body: object, sent: object = {}) =>
  server.call('POST client-reports', { body: { problems: [], vitals: [], ...body }, ...sent })
const stored = () => server.context.database.select().from(clientReports)
const hashes = async () => (await server.context.database.select().from(affected)).map(({ hash }) => hash)

test('a problem and a measure are stored with their release, their screen and their frames', async () => {
  const measure = { release: RELEASE, screen: '/user/agendar/:especialidad', measure: 'LCP', value: 1_234.5 }
  const { status, body } = await report({
    shell: 'fedcba9876543210',
    problems: [problem(), problem({ kind: 'call', call: 'GET recipes/{id}/comments', status: 500 })],
    vitals: [measure],
  })
  expect({ status, body }).toEqual({ status: 200, body: {} })
  const place = { remote: 'mf-diet', release: '0123456789abcdef', shell: 'fedcba9876543210' }
  expect(await stored()).toEqual([
    expect.objectContaining({
      ...place,
      kind: 'render',
      screen: '/user/comidas',
      code: 'ABC123',
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'map')",
      frames: [FRAME],
    }),
    expect.objectContaining({ ...place, kind: 'call', call: 'GET recipes/{id}/comments', status: 500 }),
    expect.objectContaining({
      ...place,
      kind: 'vital',
      screen: '/user/agendar/:especialidad',
      measure: 'LCP',
      value: 1_234.5,
    }),
  ])
})

test('names, addresses and health words enter by no door', async () => {
  const told = [
    'María Guzmán',
    'embarazo',
    'ana@mydiet.mx',
    '8112345678',
    'diabetes',
    'https://x.mx/user/7?p=ana',
  ]
  for (const words of told) {
    const doors = ['release', 'screen', 'code', 'name', 'message', 'call'].map(door =>
      problem({ [door]: words.slice(0, door === 'code' ? 12 : 100) }),
    )
    const hidden = [
      problem({ message: `Error: «${words}» is not "${words}" of '${words}' (${words})`, code: 'ABC124' }),
      problem({ frames: [words, `${RELEASE}/${words}:1:2`, `${words}@0123456789abcdef/9f8e7d6c5b:1:2`] }),
      problem({ release: `${words}@0123456789abcdef`, call: `GET ${words}`, screen: `/user/${words}` }),
      problem({ release: `mf-diet@${words}`, call: `${words} recipes`, screen: `/user/tip?${words}` }),
    ]
    expect(await report({ shell: words, problems: doors })).toMatchObject({ status: 200 })
    const vitals = [{ release: words, screen: words, measure: 'CLS', value: 0 }]
    expect(await report({ problems: hidden, vitals })).toMatchObject({ status: 200 })
    const more = { ...problem(), [words]: words, user: words }
    expect(await report({ problems: [more], [words]: words })).toMatchObject({ status: 200 })
  }
  const { rows } = await server.context.database.execute<{ row: string }>(
    sql`select lower(row_to_json(client_reports)::text) as row from reports.client_reports
        union all select lower(row_to_json(affected)::text) from reports.affected`,
  )
  expect((await stored()).length).toBe(told.length * 12)
  for (const { row } of rows)
    for (const word of ['mar', 'guzm', 'embarazo', 'ana', 'mydiet.mx', '81123', 'diabetes', 'https'])
      expect(withoutNamesOfOurs(row)).not.toContain(word)
})

/** The hashes, which may spell anything. */
const withoutNamesOfOurs = (row: string) => row.replace(/"(hash|fingerprint)":"[^"]*"/g, '')

test('the people of a problem are counted by hashes that no other problem and no other day has', async () => {
  const { token } = await server.signIn()
  const other = problem({ message: 'undefined is not a function' })
  await report({ problems: [problem()] }, { token })
  await report({ problems: [problem({ code: 'ABC124' }), other] }, { token })
  await report({ problems: [problem()] }, { from: '192.0.2.1' })
  await report({ problems: [problem()] }, { from: '192.0.2.1' })
  const today = await hashes()
  expect(today).toHaveLength(3)
  expect(new Set(today).size).toBe(3)

  server.pass(MS_PER_DAY)
  await report({ problems: [problem()] }, { token })
  expect((await hashes()).filter(hash => !today.includes(hash))).toHaveLength(1)
})

test('the key of a day goes with its hashes when the day is over, and a report after 30 days', async () => {
  await report({ problems: [problem()] })
  server.pass(MS_PER_DAY)
  await server.jobsDone()
  expect(await server.context.database.select().from(days)).toEqual([])
  expect(await hashes()).toEqual([])
  expect(await stored()).toHaveLength(1)
  server.pass(30 * MS_PER_DAY)
  await server.jobsDone()
  expect(await stored()).toEqual([])
})

test('a problem has the same fingerprint in another release, and another one on another screen', async () => {
  const later = { release: 'mf-diet@aaaaaaaaaaaaaaaa', frames: [] }
  await report({ problems: [problem(), problem(later), problem({ screen: '/user/tip' })] })
  const [first, again, elsewhere] = (await stored()).map(({ fingerprint }) => fingerprint)
  expect(again).toBe(first)
  expect(elsewhere).not.toBe(first)
})

test('a network that sends too many is refused, and others are not', async () => {
  let status = 200
  let answered = -1
  while (status === 200) {
    answered += 1
    status = (await report({}, { from: '192.0.2.7' })).status
  }
  expect({ answered, status }).toEqual({ answered: 120, status: 429 })
  expect(await report({}, { from: '192.0.2.8' })).toMatchObject({ status: 200 })
})

test.each([
  ['too many problems', { problems: Array.from({ length: 21 }, () => problem()) }],
  ['a kind that there is not', { problems: [problem({ kind: 'gossip' })] }],
  ['a long message', { problems: [problem({ message: 'x'.repeat(301) })] }],
  ['a measure out of all bounds', { vitals: [{ measure: 'LCP', value: 1e9 }] }],
])('%s: 400, and nothing is stored', async (_what, body) => {
  expect(await report(body)).toMatchObject({ status: 400 })
  expect(await stored()).toEqual([])
})
