import { rm, writeFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import { outboxFolder } from 'shared/server/mail/demoMailbox'
import { ANA, NUEVO, type TestServer, testServer } from 'shared/testing/testServer'

let server: TestServer
let ana: number
let nuevo: number
beforeAll(async () => {
  server = await testServer()
  ana = (await server.signIn(ANA)).id
  nuevo = (await server.signIn(NUEVO)).id
})
beforeEach(async () => {
  server.pass(MS_PER_DAY)
  await server.emptyMailbox()
})
afterAll(() => server.close())

const mail = (to: string) => ({ to, subject: 'Un aviso', text: 'Hola.', html: '<p>Hola.</p>' })
const send = (account: number, to: string) => server.context.mail.send(mail(to), { cause: { account } })
const receivers = async () => (await server.mails({ subject: 'Un aviso' })).map(({ to }) => to)
const times = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)))

test('of many mails at once five of an account reach strangers, and five more a day later', async () => {
  await times(30, i => send(ana, `extrano${i}@ejemplo.mx`))
  expect(await receivers()).toHaveLength(5)
  await send(nuevo, 'otro@ejemplo.mx')
  expect(await receivers()).toHaveLength(6)
  server.pass(MS_PER_DAY)
  await send(ana, 'extrano@ejemplo.mx')
  expect(await receivers()).toHaveLength(7)
})

test('mails to people who proved their address, the staff and the practice are not counted', async () => {
  await server.signInStaff('equipo@mydiet.mx')
  await server.emptyMailbox()
  await times(8, () => send(ana, NUEVO))
  await times(8, () => send(ana, 'Equipo@mydiet.mx'))
  await times(8, () => server.context.mail.send(mail('extrano@ejemplo.mx'), { cause: 'practice' }))
  expect(await receivers()).toHaveLength(24)
  await times(8, i => send(ana, `extrano${i}@ejemplo.mx`))
  expect(await receivers()).toHaveLength(29)
})

test('a stranger gets five a day, however many accounts write', async () => {
  await times(4, () => send(ana, 'extrano@ejemplo.mx'))
  await times(4, () => send(nuevo, 'EXTRANO@ejemplo.mx'))
  expect(await receivers()).toHaveLength(5)
  // The account is not charged for mails that the address did not get.
  await times(5, i => send(nuevo, `extrano${i}@ejemplo.mx`))
  expect((await receivers()).length).toBeGreaterThanOrEqual(9)
})

test('an account whose address nobody proved writes to no stranger, and five mails a day to itself', async () => {
  const unproved = (due: string | null) =>
    server.context.database.execute(
      sql`update auth.users set address_proved_at = null, proof_due_at = ${due} where id = ${nuevo}`,
    )
  await unproved(null)
  await times(8, i => send(nuevo, i % 2 ? NUEVO : `extrano${i}@ejemplo.mx`))
  await times(8, () => send(nuevo, NUEVO))
  expect(await receivers()).toEqual(Array(5).fill(NUEVO))
  // An account of before is not kept from its own mails.
  await unproved('2999-01-01')
  await times(8, () => send(nuevo, NUEVO))
  await send(nuevo, 'extrano@ejemplo.mx')
  expect(await receivers()).toEqual(Array(13).fill(NUEVO))
  await server.context.database.execute(
    sql`update auth.users set address_proved_at = now() where id = ${nuevo}`,
  )
})

test('a mail that was undone, or could not be delivered, is not counted', async () => {
  const { database, mail: mails } = server.context
  const undone = times(5, () =>
    database.transaction(async transaction => {
      await mails.send(mail('extrano@ejemplo.mx'), { transaction, cause: { account: ana } })
      throw new Error('undone')
    }),
  )
  await expect(undone).rejects.toThrow('undone')
  const deliver = (id: string) =>
    mails.deliver(mail(`${id}@ejemplo.mx`), { id, enqueuedAt: new Date() }, { account: ana })
  const folder = outboxFolder(server.config.dataDir)
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, 'a file where the folder of mails should be')
  for (let i = 0; i < 6; i++) await expect(deliver('a')).rejects.toThrow()
  await rm(folder)
  for (let i = 0; i < 7; i++) await deliver(`b${i}`)
  expect(await receivers()).toHaveLength(5)
})
