import { open } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { eq } from 'drizzle-orm'
import { MS_PER_HOUR } from 'shared/dates/times'
import type { SignedInPerson } from 'shared/published/person'
import type { FileStore } from 'shared/server/files/files'
import type { SliceContext } from 'shared/server/slices/context'
import { deferred } from 'shared/testing/deferred'
import { testHome } from 'shared/testing/testHome'
import { NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { type Mock, vi } from 'vitest'
import { multipart, multipartType } from '../testing/multipart'
import { jpeg, PDF, uploading } from '../testing/uploading'
import { eraseFilesOf, filesOf } from './filesOf'
import { forgetUnclaimedFiles } from './forgetUnclaimedFiles'
import { uploads } from './schema'

let server: TestServer
let context: SliceContext
let files: ReturnType<typeof uploading>
let ana: SignedInPerson
let nuevo: SignedInPerson

beforeAll(async () => {
  server = await testServer()
  context = server.context
  files = uploading(server)
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
})
afterAll(() => server.close())
// Every test begins with no uploads counted.
beforeEach(() => server.pass(2 * MS_PER_HOUR))

describe('a picture for a registration', () => {
  const person = (email: string, name: string) => ({
    firstName: 'Rosa',
    lastName: 'Cantú',
    email,
    password: 'Demo#2026',
    phone: '8112345678',
    birthdate: '1990-05-05',
    gender: 'female',
    picture: name,
  })
  const register = (email: string, name: string) =>
    server.call('POST auth/register', { body: person(email, name) })

  test('belongs to the new account, and to nobody else', async () => {
    const { status, body } = await files.send(await jpeg())
    expect(status).toBe(201)
    const registered = await register('rosa@ejemplo.mx', body.name)
    expect(registered).toMatchObject({ status: 200, body: { picture: body.name } })
    expect(await filesOf(context, registered.body.id)).toMatchObject([{ name: body.name, kind: 'picture' }])
    expect(await register('otra@ejemplo.mx', body.name)).toMatchObject({
      status: 400,
      body: { errors: { picture: 'No encontramos tu foto. Vuelve a subirla.' } },
    })
    const anas = await files.send(await jpeg(), { token: ana.token })
    expect((await register('otra@ejemplo.mx', anas.body.name)).status).toBe(400)
    expect((await register('otra@ejemplo.mx', `${'0'.repeat(32)}.webp`)).status).toBe(400)
    expect((await register('otra@ejemplo.mx', '')).status).toBe(200)
  })

  test('belongs to one person, also if ten register with it at once', async () => {
    const { body } = await files.send(await jpeg())
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => register(`gemela${i}@ejemplo.mx`, body.name)),
    )
    const accepted = answers.filter(({ status }) => status === 200)
    expect(accepted).toHaveLength(1)
    expect(await filesOf(context, accepted[0]?.body.id)).toHaveLength(1)
    for (const { status, body } of answers.filter(({ status }) => status !== 200))
      expect([status, body.errors]).toEqual([400, { picture: 'No encontramos tu foto. Vuelve a subirla.' }])
    // The refused registrations have no account.
    const again = await Promise.all(answers.map((_, i) => register(`gemela${i}@ejemplo.mx`, '')))
    expect(again.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 409])
  })

  test('is removed after a day without an account; a file with an owner stays', async () => {
    const unclaimed = (await files.send(await jpeg())).body.name
    const owned = (await files.send(await jpeg(), { token: ana.token })).body.name
    expect((await files.read(unclaimed)).status).toBe(200)
    server.pass(25 * MS_PER_HOUR)
    const recent = (await files.send(await jpeg())).body.name
    await forgetUnclaimedFiles(context)
    expect((await files.read(unclaimed)).status).toBe(404)
    expect(files.stored()).not.toContain(unclaimed)
    for (const name of [owned, recent]) expect((await files.read(name)).status).toBe(200)
  })
})

test('an hourly job removes pictures without an owner, at the next start if a run was missed', async () => {
  const home = await testHome()
  const first = await testServer({ home })
  const payload = multipart({ fileName: 'a.jpg', bytes: await jpeg() })
  const headers = { 'content-type': multipartType }
  const sent = await first.app.inject({
    method: 'POST',
    url: '/api/files/upload?kind=picture',
    payload,
    headers,
  })
  const url = `/api/files/${sent.json().name}`
  expect((await first.app.inject({ url })).statusCode).toBe(200)
  await first.close()
  const next = await testServer({ home })
  next.pass(25 * MS_PER_HOUR)
  await next.jobsDone()
  await next.close()
  const last = await testServer({ home })
  expect((await last.app.inject({ url })).statusCode).toBe(404)
  await last.close()
  await home.remove()
})

describe('an upload that is running when its owner’s account ends is refused and not stored', () => {
  async function passerBy() {
    const email = `fugaz${Math.random()}@ejemplo.mx`
    const facts = { firstName: 'Fe', lastName: 'Ruiz', phone: '8112345678', birthdate: '1990-05-05' }
    const body = { ...facts, email, gender: 'female', password: PASSWORD }
    await server.call('POST auth/register', { body })
    return server.signIn(email)
  }
  const endOf = ({ token }: SignedInPerson) =>
    server.call('DELETE auth/me', { token, body: { password: PASSWORD } })

  async function expectNothingOf({ id }: SignedInPerson, before: readonly string[]) {
    expect(await context.database.select().from(uploads).where(eq(uploads.ownerId, id))).toEqual([])
    expect(files.stored().sort()).toEqual([...before].sort())
  }

  test('while its body arrives', async () => {
    const person = await passerBy()
    const before = files.stored()
    const whole = multipart({ fileName: 'a.jpg', type: 'image/jpeg', bytes: await jpeg() })
    const payload = new PassThrough()
    payload.write(whole.subarray(0, 300))
    const answer = server.app.inject({
      method: 'POST',
      url: '/api/files/upload?kind=picture',
      payload,
      headers: { 'content-type': multipartType, authorization: `Bearer ${person.token}` },
    })
    while (files.arrivals().length === 0) await new Promise(resolve => setTimeout(resolve, 10))
    expect((await endOf(person)).status).toBe(200)
    payload.end(whole.subarray(300))
    expect((await answer).statusCode).toBe(401)
    await expectNothingOf(person, before)
  })

  test('after its body arrived, before it is stored', async () => {
    const person = await passerBy()
    const before = files.stored()
    const { put } = context.files
    const writing = deferred()
    const spy = vi
      .spyOn(context.files, 'put')
      .mockImplementation((...file) => writing.promise.then(() => put(...file)))
    const answer = files.send(await jpeg(), { token: person.token })
    while (spy.mock.calls.length === 0) await new Promise(resolve => setTimeout(resolve, 10))
    expect((await endOf(person)).status).toBe(200)
    await server.jobsDone()
    const rows = await context.database
      .select()
      .from(uploads)
      .where(eq(uploads.name, nameIn(spy)))
    expect(rows).toEqual([])
    writing.resolve()
    expect((await answer).status).toBe(401)
    spy.mockRestore()
    await expectNothingOf(person, before)
  })

  const nameIn = (spy: Mock<FileStore['put']>) => spy.mock.calls[0]?.[1] ?? ''
})

test('on a full disk an upload is refused with 503 in words, nothing of it stays, and the next one is stored', async () => {
  const { token } = await server.signIn()
  const before = { rows: await filesOf(context, ana.id), stored: files.stored() }
  const full = await open('/dev/full', 'a')
  const handles = Object.getPrototypeOf(full)
  const { appendFile } = handles
  const disk = vi.spyOn(handles, 'appendFile').mockImplementation(bytes => appendFile.call(full, bytes))
  const refused = await files.send(await jpeg(), { token })
  disk.mockRestore()
  await full.close()
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': expect.anything() },
    body: {
      message: 'El servicio no está disponible en este momento. Por favor intenta de nuevo más tarde.',
    },
  })
  expect(files.arrivals()).toEqual([])
  expect({ rows: await filesOf(context, ana.id), stored: files.stored() }).toEqual(before)
  expect((await files.send(await jpeg(), { token })).status).toBe(201)
})

test('a person’s uploads can be listed and erased repeatedly, without touching anyone else’s', async () => {
  const names = [
    (await files.send(await jpeg(), { token: nuevo.token })).body.name,
    (await files.send(PDF, { token: nuevo.token, kind: 'lab' })).body.name,
  ]
  const anas = (await files.send(await jpeg(), { token: ana.token })).body.name
  const own = await filesOf(context, nuevo.id)
  expect(own.slice(-2).map(({ name }) => name)).toEqual(names)
  expect(own.at(-1)).toMatchObject({ kind: 'lab', createdAt: expect.any(Date) })

  await eraseFilesOf(context, nuevo.id)
  await eraseFilesOf(context, nuevo.id)
  expect(await filesOf(context, nuevo.id)).toEqual([])
  for (const name of names) {
    expect((await files.read(name, nuevo.token)).status).toBe(404)
    expect(files.stored()).not.toContain(name)
  }
  expect((await files.read(anas)).status).toBe(200)
})
