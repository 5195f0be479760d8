import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'
import type { SignedInPerson } from 'shared/published/person'
import { pdf } from 'shared/testing/pdf'
import { cutAtEachStatement } from 'shared/testing/services/cutAtEachStatement'
import { databaseProxy } from 'shared/testing/services/databaseProxy'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { multipart, multipartType } from '../testing/multipart'
import { filesOf } from './filesOf'
import { uploads } from './schema'

let home: TestHome
let ana: SignedInPerson
let watcher: TestServer
let atFirst: readonly string[]
beforeEach(async () => {
  home = await testHome()
  watcher = await testServer({ home })
  ana = await watcher.signIn()
  atFirst = stored()
})
afterEach(async () => {
  await watcher.close()
  await home.remove()
})

const stored = () => readdirSync(join(watcher.config.dataDir, 'files')).sort()
const owned = async () => (await filesOf(watcher.context, ana.id)).map(({ name }) => name)
const rows = async () => (await watcher.context.database.select().from(uploads)).map(({ name }) => name)

async function send({ app }: TestServer) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/files/upload?kind=lab',
    payload: multipart({ fileName: 'lab.pdf', type: 'application/pdf', bytes: pdf() }),
    headers: { 'content-type': multipartType, authorization: `Bearer ${ana.token}` },
  })
  return { status: answer.statusCode, name: answer.json().name }
}

test('a process that ends between the row and the bytes of an upload leaves its person nothing that cannot be read', async () => {
  const before = { owned: await owned(), rows: await rows() }
  const proxy = await databaseProxy(home.environment.DATABASE_URL ?? '')
  const ending = await testServer({
    home,
    environment: { DATABASE_URL: proxy.url },
    logs: { write: () => undefined },
  })
  vi.spyOn(ending.context.files, 'put').mockImplementation(async () => {
    await proxy.fail('resetting')
    throw new Error('the process has ended')
  })
  expect((await send(ending)).status).toBeGreaterThanOrEqual(500)
  const left = (await rows()).filter(name => !before.rows.includes(name))
  expect(left).toHaveLength(1)
  expect(await owned()).toEqual(before.owned)
  const isOwn = () =>
    watcher.context.ports.files.isOwn(watcher.context.database, ana.id, { name: left[0] ?? '', kind: 'lab' })
  expect(await isOwn()).toBe(false)

  const again = await send(watcher)
  expect(again.status).toBe(201)
  watcher.pass(MS_PER_HOUR + MS_PER_MINUTE)
  await watcher.jobsDone()
  expect((await rows()).sort()).toEqual([...before.rows, again.name].sort())
  await proxy.fail('none')
  await ending.close()
  await proxy.close()
})

test('an upload that is cut off at any statement leaves neither a row without its bytes nor bytes without a row', async () => {
  const answered: string[] = []
  const { statements } = await cutAtEachStatement({
    home,
    prepare: async () => undefined,
    call: (_, server) => send(server),
    async afterCut() {
      for (const name of await owned()) expect(stored()).toContain(name)
    },
    async afterRepeat(_, answer) {
      expect(answer.status).toBe(201)
      answered.push(answer.name)
    },
  })
  expect(statements).toBeGreaterThan(5)

  watcher.pass(MS_PER_HOUR + MS_PER_MINUTE)
  await watcher.jobsDone()
  expect(await owned()).toEqual(expect.arrayContaining(answered))
  for (const name of await owned()) expect(stored()).toContain(name)
  const bytes = stored().filter(name => !atFirst.includes(name))
  expect(await rows()).toEqual(expect.arrayContaining(bytes))
})
