import type { SliceContext } from 'shared/server/slices/context'
import { contentFolder, removeContentFolders } from 'shared/testing/contentFolder'
import { nextYear } from 'shared/testing/nextYear'
import { pdf } from 'shared/testing/pdf'
import { NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { loadContent } from '../content/loadContent'
import { siteContents } from '../site/siteContent'
import { multipart, multipartType } from '../testing/multipart'

const MUST = 'Antes de guardar tus datos necesitamos que aceptes el aviso de privacidad vigente.'

let server: TestServer
let context: SliceContext
beforeAll(async () => {
  server = await testServer()
  context = server.context
})
afterAll(async () => {
  await server.close()
  removeContentFolders()
})

let people = 0
async function register(privacyNotice?: string) {
  const email = `consiente${++people}@ejemplo.mx`
  const body = {
    firstName: 'Lucía',
    lastName: 'Cantú',
    email,
    password: PASSWORD,
    phone: '8187654321',
    birthdate: '1988-02-29',
    gender: 'female',
    ...(privacyNotice && { privacyNotice }),
  }
  const registered = await server.call('POST auth/register', { body })
  return { facts: registered.body, person: await server.signIn(email) }
}

const inForce = async (): Promise<string> => (await server.call('GET privacy-notice')).body.version

const plan = (day: string) => ({
  day,
  breakfast: null,
  meal: null,
  dinner: null,
  snack_morning: null,
  snack_afternoon: null,
})
const write = ({ id, token }: { id: number; token: string }) =>
  server.call(`POST patients/${id}/meal-plans`, { token, body: plan(nextYear('11-21')) })

const publish = (version: string) =>
  loadContent(
    contentFolder({
      'privacy-notice.csv': ['version,title,publishedAt', `${version},Aviso de privacidad,2026-12-01`],
      'privacy-notice.html': `<h3>Aviso ${version}</h3><p>Texto.</p>`,
    }),
    siteContents.contentKinds,
    context,
  )

test('a lab file is health data too: it is refused before the notice is accepted', async () => {
  const { person } = await register()
  const send = (kind: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/files/upload?kind=${kind}`,
      headers: { 'content-type': multipartType, authorization: `Bearer ${person.token}` },
      payload: multipart({ fileName: 'lab.pdf', bytes: pdf() }),
    })
  const refused = await send('lab')
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    { message: MUST, errors: { privacyNotice: MUST } },
  ])
  const body = { version: await inForce() }
  await server.call('POST auth/privacy-notice', { token: person.token, body })
  expect((await send('lab')).statusCode).toBe(201)
})

test('a person who accepted the notice in force at registration is not asked again', async () => {
  const version = await inForce()
  const { facts, person } = await register(version)
  expect(facts.mustAcceptPrivacyNotice).toBe(false)
  expect(person.mustAcceptPrivacyNotice).toBe(false)
  expect((await write(person)).status).toBe(201)
  const { body } = await server.call('GET auth/privacy-notice', { token: person.token })
  expect(body).toEqual({ version, acceptedAt: expect.stringMatching(/^\d{4}-.*Z$/) })
})

test('a person who accepted nothing can read, and writes nothing before accepting the notice', async () => {
  const { facts, person } = await register()
  expect(facts.mustAcceptPrivacyNotice).toBe(true)
  expect(person.mustAcceptPrivacyNotice).toBe(true)
  const { token, id } = person
  expect((await server.call(`GET patients/${id}/meal-plans`, { token })).status).toBe(200)

  const writing: [string, object?][] = [
    [`POST patients/${id}/meal-plans`, plan(nextYear('11-21'))],
    [`PUT patients/${id}/meal-plans/1`, plan(nextYear('11-21'))],
    ['POST recipes/1/comments', { score: 'FUE_GENIAL', comments: '' }],
  ]
  for (const [name, body] of writing) {
    const refused = await server.call(name, { token, body })
    expect(refused).toMatchObject({ status: 403, body: { message: MUST, errors: { privacyNotice: MUST } } })
    expect(refused.headers['cache-control']).toBe('no-store')
  }
  expect((await server.call(`GET patients/${id}/meal-plans`, { token })).body).toEqual([])

  const body = { version: await inForce() }
  const accepted = await server.call('POST auth/privacy-notice', { token, body })
  expect(accepted).toMatchObject({ status: 200, body: { id, mustAcceptPrivacyNotice: false } })
  expect((await write(person)).status).toBe(201)
})

test('a call without a token still answers 401, and an unknown call 404', async () => {
  const { person } = await register()
  expect(
    (await server.call(`POST patients/${person.id}/meal-plans`, { body: plan(nextYear('11-21')) })).status,
  ).toBe(401)
  expect((await server.call('POST nada', { token: person.token })).status).toBe(404)
})

test('sign-out, own data and the end of the account need no consent', async () => {
  const { person } = await register()
  const { token } = person
  expect((await server.call('GET auth/me/data', { token })).status).toBe(200)
  expect((await server.call('DELETE auth/me', { token, body: { password: PASSWORD } })).status).toBe(200)
  const other = (await register()).person
  expect((await server.call('POST auth/logout', { token: other.token })).status).toBe(200)
})

test('only the version in force can be accepted: 400 for one that was never published', async () => {
  const { person } = await register()
  const accept = (version: unknown) =>
    server.call('POST auth/privacy-notice', { token: person.token, body: { version } })
  expect(await accept('2019-01')).toMatchObject({
    status: 400,
    body: {
      errors: {
        version: 'Este aviso de privacidad no existe. Vuelve a abrir la página para leer el vigente.',
      },
    },
  })
  expect((await accept('')).status).toBe(400)
  expect((await accept(7)).status).toBe(400)
  expect((await server.call('POST auth/privacy-notice', { body: { version: await inForce() } })).status).toBe(
    401,
  )
  expect((await write(person)).status).toBe(403)
})

test('the moment of the first acceptance does not change', async () => {
  const { token } = (await register()).person
  const body = { version: await inForce() }
  await server.call('POST auth/privacy-notice', { token, body })
  const first = (await server.call('GET auth/privacy-notice', { token })).body
  server.pass(60_000)
  await server.call('POST auth/privacy-notice', { token, body })
  expect((await server.call('GET auth/privacy-notice', { token })).body).toEqual(first)
})

test('everybody must accept a new notice, at once; an old one back in force needs no new acceptance', async () => {
  const old = await inForce()
  const person = await server.signIn(NUEVO)
  expect(person.mustAcceptPrivacyNotice).toBe(false)
  await publish('2026-12')
  expect((await write(person)).status).toBe(403)
  const me = () => server.call('POST auth/me', { token: person.token })
  expect((await me()).body.mustAcceptPrivacyNotice).toBe(true)

  const body = { version: old }
  expect((await server.call('POST auth/privacy-notice', { token: person.token, body })).status).toBe(409)
  await loadContent(siteContents.demoContent, siteContents.contentKinds, context)
  expect(await inForce()).toBe(old)
  expect((await me()).body.mustAcceptPrivacyNotice).toBe(false)
})
