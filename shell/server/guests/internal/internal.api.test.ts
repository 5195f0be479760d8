import { randomUUID } from 'node:crypto'
import { freePort } from 'shared/testing/programs/freePort'
import { auditLog } from '../../auth/schema'
import { GUEST, guestHouse } from '../../testing/guestHouse'
import { internalMessages } from './messages'

let house: Awaited<ReturnType<typeof guestHouse>>
let port: number
let ana: { id: number; token: string }
let key: string
beforeAll(async () => {
  port = await freePort()
  const PUBLIC_ORIGIN = 'https://app.example.mx'
  house = await guestHouse({ INTERNAL_PORT: String(port), HOST: '127.0.0.1', PUBLIC_ORIGIN })
  ana = await house.server.signIn()
  key = await newKey('API de agua', 'person', 'mail')
})
afterAll(() => house.close())

const newKey = async (name: string, ...ports: string[]) =>
  (await house.run('token', GUEST, name, ...ports))[1] ?? ''

/** The statement with which the house asks the guest for Ana. */
async function statement(): Promise<string> {
  house.rest()
  await house.server.call('GET agua/days/x', { token: ana.token })
  return house.guest.heard[0]?.headers.authorization?.replace('Bearer ', '') ?? ''
}

interface Asked {
  as?: string
  caller?: string
  mail?: object
  id?: string
}

async function ask(path: string, { as = key, caller, mail, id }: Asked = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}/internal/v1/${path}`, {
    method: mail ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${as}`,
      ...(caller && { 'x-caller': caller }),
      ...(id && { 'idempotency-key': id }),
      ...(mail && { 'content-type': 'application/json' }),
    },
    ...(mail && { body: JSON.stringify(mail) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('a guest reads the name of the person who has just called it, and no address', async () => {
  const { status, body } = await ask('person', { caller: await statement() })
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(['firstName', 'id', 'lastName', 'picture', 'zone'])
  expect(body).toMatchObject({ id: ana.id, firstName: 'Ana' })
  expect((await ask('person')).body.message).toBe(internalMessages.noCaller)
  expect((await ask('person', { caller: ana.token })).status).toBe(403)
})

test('the token opens its own ports alone, not the shelf, and nothing once it is revoked', async () => {
  const caller = await statement()
  const mailOnly = await newKey('Solo correos', 'mail')
  expect(await ask('person', { as: mailOnly, caller })).toMatchObject({
    status: 403,
    body: { message: internalMessages.notGranted('person') },
  })
  expect((await house.ask(GUEST, { as: mailOnly })).status).toBe(401)
  const pipeline = await house.newToken(GUEST, 'CI de agua')
  expect((await ask('person', { as: pipeline, caller })).status).toBe(401)
  const other = (await house.run('token', 'mf-rio', 'API de río', 'person'))[1]
  expect((await ask('person', { as: other, caller })).status).toBe(403)
  const line = (await house.run('list')).find(one => one.includes('Solo correos'))
  expect(line).toContain('mail')
  await house.run('revoke', line?.split('\t')[0] ?? '')
  expect((await ask('person', { as: mailOnly, caller })).status).toBe(401)
  expect(await house.acts()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/token \d+ of mf-agua made for mail: Solo correos$/),
      expect.stringMatching(/mf-agua refused without the port person$/),
    ]),
  )
})

test('nobody reaches the ports at the address of the house', async () => {
  const headers = { authorization: `Bearer ${key}`, 'x-caller': await statement() }
  for (const url of ['/internal/v1/person', '/api/internal/v1/person'])
    expect((await house.server.app.inject({ url, headers })).statusCode).toBe(404)
})

const mail = {
  subject: 'Tu meta de agua',
  paragraphs: ['Hoy llegaste a tu meta <b>.'],
  button: { label: 'Verla', path: '/user/agua' },
}

test('a mail is sent once to the person who has just called, in the look of the house', async () => {
  const caller = await statement()
  const id = randomUUID()
  await house.server.emptyMailbox()
  const answers = await Promise.all([ask('mails', { caller, mail, id }), ask('mails', { caller, mail, id })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [sent, ...others] = await house.server.mails({ subject: mail.subject })
  expect(others).toEqual([])
  expect(sent).toMatchObject({
    to: 'ana@mydiet.mx',
    text: expect.stringContaining('https://app.example.mx/user/agua'),
  })
  expect(sent?.text).toContain('Hola, Ana:')
  const acts = await house.server.context.database.select().from(auditLog)
  expect(acts).toContainEqual(expect.objectContaining({ act: `${GUEST} sent a mail`, personId: ana.id }))
})

test('a guest sends three mails a day to one person; a wrong one says what is wrong', async () => {
  house.server.pass(25 * 3_600_000)
  const caller = await statement()
  const send = (changed: object = {}, id: string = randomUUID()) =>
    ask('mails', { caller, id, mail: { ...mail, ...changed } })
  expect((await send({}, 'x')).body.message).toBe(internalMessages.noKey)
  for (const wrong of [
    { subject: 'a\nBcc: b@c.mx' },
    { paragraphs: [] },
    { button: { label: 'x', path: '//x.mx' } },
  ])
    expect((await send(wrong)).status).toBe(400)
  for (let i = 0; i < 3; i++) expect((await send()).status).toBe(200)
  expect(await send()).toMatchObject({ status: 429, body: { message: internalMessages.tooManyMails } })
})
