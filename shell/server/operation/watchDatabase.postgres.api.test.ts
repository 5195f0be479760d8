import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endHold } from 'shared/server/backups/backupState'
import { backupState } from 'shared/server/backups/schema'
import { type DatabaseProxy, databaseProxy } from 'shared/testing/services/databaseProxy'
import { type MailServer, startMailServer } from 'shared/testing/services/mailServer'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { setDuties } from '../staff/manageStaff'
import { DatabaseWatch } from './watchDatabase'

const MEMBER = 'equipo@mydiet.mx'
const OTHER = 'agenda@mydiet.mx'

let home: TestHome
let proxy: DatabaseProxy
let relay: MailServer
let server: TestServer

beforeAll(async () => {
  home = await testHome()
  proxy = await databaseProxy(home.environment.DATABASE_URL ?? '')
  relay = await startMailServer()
  server = await testServer({ home, environment: environment(), logs: { write: () => undefined } })
  await server.signInStaff(MEMBER)
  await server.signInStaff(OTHER)
  await setDuties(server.context, OTHER, ['agenda'])
  await server.jobsDone()
})

beforeEach(() => {
  relay.received.length = 0
})

afterAll(async () => {
  await server.close()
  await relay.stop()
  await proxy.close()
  await home.remove()
})

const environment = () => ({ SLICES: 'diet', DATABASE_URL: proxy.url, SMTP_URL: relay.url })

/** That of a process of the practice, which has seen its database well. */
async function newWatch(): Promise<DatabaseWatch> {
  const watch = new DatabaseWatch(server.context, server.app.log)
  await looks(watch, 2)
  return watch
}

async function looks(watch: DatabaseWatch, times: number) {
  for (let look = 0; look < times; look++) await watch.look()
}

/** The mails by recipient. Subjects are encoded, the words of the text are not. */
const told = (by = relay) =>
  by.received.map(({ to, raw }) => [
    to.join(),
    raw.includes('Base de datos: mal. No contesta.') ? 'away' : 'back',
  ])

const AWAY = [MEMBER, 'away']
const BACK = [MEMBER, 'back']

test('a database that is away is told once by two processes, when two looks agree, and once when it is back', async () => {
  const [one, other] = [await newWatch(), await newWatch()]
  await proxy.fail('refusing')
  await looks(one, 1)
  expect(told()).toEqual([])
  await looks(one, 1)
  expect(told()).toEqual([AWAY])
  expect(relay.received[0]?.raw).toContain('DATABASE_URL')
  await looks(other, 3)
  await looks(one, 3)
  expect(told()).toEqual([AWAY])

  await proxy.fail('none')
  await looks(one, 1)
  expect(told()).toEqual([AWAY])
  await looks(one, 1)
  await looks(other, 2)
  await looks(one, 2)
  expect(told()).toEqual([AWAY, BACK])
})

test('a process that starts after an outage tells that the database is back', async () => {
  const before = await newWatch()
  await proxy.fail('refusing')
  await looks(before, 2)
  await proxy.fail('none')
  const after = await newWatch()
  await looks(before, 2)
  expect(told()).toEqual([AWAY, BACK])
  await looks(after, 2)
  expect(existsSync(join(home.environment.DATA_DIR, 'database-away'))).toBe(false)
})

test('with the mail server away too, the mail is sent when that is back', async () => {
  const watch = await newWatch()
  await proxy.fail('refusing')
  await relay.stop()
  await looks(watch, 3)
  relay = await startMailServer(Number(new URL(relay.url).port))
  await looks(watch, 2)
  expect(told()).toEqual([AWAY])
  await proxy.fail('none')
  await looks(watch, 2)
})

test('a restored product that is held tells nobody', async () => {
  await server.context.database.update(backupState).set({ restoredAt: new Date() })
  const watch = await newWatch()
  await proxy.fail('refusing')
  await looks(watch, 2)
  await proxy.fail('none')
  await looks(watch, 2)
  expect(told()).toEqual([])
  await endHold(server.context.database)
})

test('the running product looks by itself', async () => {
  const running = await testServer({
    home,
    environment: environment(),
    databaseLookMs: 100,
    logs: { write: () => undefined },
  })
  await proxy.fail('refusing')
  await vi.waitFor(() => expect(told()).toEqual([AWAY]), { timeout: 20_000 })
  await proxy.fail('none')
  await vi.waitFor(() => expect(told()).toEqual([AWAY, BACK]), { timeout: 20_000 })
  await running.close()
})
