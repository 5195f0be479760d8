import { PROFILE_LENGTHS } from 'shared/published/profile'
import type { Database } from 'shared/server/database/database'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import sharp from 'sharp'
import { forgetUnclaimedFiles } from './files/forgetUnclaimedFiles'
import type { ProfileChange } from './people/profileStore'
import { multipart, multipartType } from './testing/multipart'

let server: TestServer
let ana: number
let nuevo: number
let token: string
beforeAll(async () => {
  server = await testServer()
  const signedIn = await server.signIn()
  ana = signedIn.id
  token = signedIn.token
  nuevo = (await server.signIn(NUEVO)).id
})
afterAll(() => server.close())

/** Runs work in a transaction that is then rolled back. */
async function undone(work: (one: Database) => Promise<unknown>) {
  const { database } = server.context
  await expect(
    database.transaction(async one => {
      await work(one)
      throw new Error('half-way')
    }),
  ).rejects.toThrow('half-way')
}

describe('people', () => {
  test('a person is found until their account has ended', async () => {
    const { database, ports } = server.context
    expect(await ports.people.byId(database, ana)).toEqual({
      id: ana,
      firstName: 'Ana',
      lastName: 'Treviño Garza',
      email: 'ana@mydiet.mx',
      birthdate: '1991-04-12',
      gender: 'female',
      picture: '',
      zone: null,
    })
    expect(await ports.people.byId(database, 2_000_000)).toBeUndefined()
    const some = await ports.people.byIds(database, [nuevo, 2_000_000, ana])
    expect(some.map(person => person.firstName)).toEqual(['Ana', 'Nuevo'])
    expect(await ports.people.byIds(database, [])).toEqual([])
  })

  test('the profile is written in the caller’s transaction, and the session shows it', async () => {
    const { database, ports } = server.context
    const change: ProfileChange = {
      firstName: ' Ana  María ',
      ocupation: 'Maestra',
      emergencyContactName: 'Luis',
      emergencyContactBirthdate: '1960-02-29',
      objective: 'Dormir mejor',
      branchOffices: [],
      zone: 'America/Tijuana',
    }
    await undone(async one => {
      expect((await ports.people.changeProfile(one, ana, change))?.objective).toBe('Dormir mejor')
    })
    expect(await ports.people.profileOf(database, ana)).toMatchObject({ objective: '', firstName: 'Ana' })

    const changed = { ...change, firstName: 'Ana María', email: 'ana@mydiet.mx', lastName: 'Treviño Garza' }
    expect(await ports.people.changeProfile(database, ana, change)).toMatchObject(changed)
    expect(await ports.people.profileOf(database, ana)).toMatchObject(changed)
    expect(await ports.people.changeProfile(database, ana, {})).toMatchObject(changed)
    expect(await ports.people.profileOf(database, nuevo)).toMatchObject({ objective: '', firstName: 'Nuevo' })
    const { body } = await server.call('POST auth/me', { token })
    expect(body).toMatchObject({ firstName: 'Ana María', ocupation: 'Maestra' })
    expect(await ports.people.changeProfile(database, 2_000_000, change)).toBeUndefined()
  })

  test('a column outside the profile cannot be written', async () => {
    const { database, ports } = server.context
    const body = {
      email: 'otra@ejemplo.mx',
      passwordHash: 'x',
      privacyNotice: 'x',
      id: 9,
      objective: 'Correr',
    }
    expect(await ports.people.changeProfile(database, ana, body)).toMatchObject({
      id: ana,
      email: 'ana@mydiet.mx',
      objective: 'Correr',
    })
    expect((await server.signIn()).id).toBe(ana)
  })

  test('the database too refuses texts that are too long for the profile', async () => {
    const { database, ports } = server.context
    const write = (change: ProfileChange) => ports.people.changeProfile(database, ana, change)
    const long = 'x'.repeat(PROFILE_LENGTHS.objective + 1)
    await expect(write({ objective: long })).rejects.toThrow()
    await expect(write({ branchOffices: Array(21).fill('Centro') })).rejects.toThrow()
    await expect(write({ emergencyContactEmail: `${long}@x.mx` })).rejects.toThrow()
  })
})

describe('files', () => {
  const send = async (as?: string): Promise<string> => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer()
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/files/upload?kind=picture',
      headers: { 'content-type': multipartType, ...(as && { authorization: `Bearer ${as}` }) },
      payload: multipart({ fileName: 'a.png', bytes }),
    })
    return answer.json().name
  }

  test('a file belongs to its owner, by its kind', async () => {
    const { database, ports } = server.context
    const name = await send(token)
    expect(await ports.files.isOwn(database, ana, { name, kind: 'picture' })).toBe(true)
    expect(await ports.files.isOwn(database, ana, { name, kind: 'lab' })).toBe(false)
    expect(await ports.files.isOwn(database, nuevo, { name, kind: 'picture' })).toBe(false)
    expect(await ports.files.claim(database, nuevo, { name, kind: 'picture' })).toBe(false)
    expect(await ports.files.claim(database, ana, { name, kind: 'picture' })).toBe(true)
  })

  test('a file without an owner is claimed once, in the caller’s transaction', async () => {
    const { database, ports } = server.context
    const file = { name: await send(), kind: 'picture' } as const
    expect(await ports.files.claim(database, ana, { ...file, kind: 'lab' })).toBe(false)
    await undone(one => ports.files.claim(one, ana, file))
    const claims = [ana, nuevo].map(person => ports.files.claim(database, person, file))
    expect((await Promise.all(claims)).sort()).toEqual([false, true])
  })

  test('a removed file cannot be claimed again, and its bytes are removed', async () => {
    const { database, ports } = server.context
    const name = await send(token)
    expect(await ports.files.remove(database, nuevo, name)).toBe(false)
    await undone(one => ports.files.remove(one, ana, name))
    expect(await ports.files.isOwn(database, ana, { name, kind: 'picture' })).toBe(true)

    expect(await ports.files.remove(database, ana, name)).toBe(true)
    expect(await ports.files.remove(database, ana, name)).toBe(false)
    expect(await ports.files.claim(database, nuevo, { name, kind: 'picture' })).toBe(false)
    await forgetUnclaimedFiles(server.context)
    expect((await server.call(`GET files/${name}`)).status).toBe(404)
  })
})
