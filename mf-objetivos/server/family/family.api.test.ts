import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import type { FamilyMember } from '../../contract'
import { type ObjetivosServer, objetivosServer } from '../testing/objetivosServer'
import { askThoseOfAge } from './comingOfAge'

let server: ObjetivosServer
beforeAll(async () => {
  server = await objetivosServer()
})
afterAll(() => server.close())

const CHILD = { firstName: 'Luz', lastName: 'Peña', birthDate: '2016-05-04', gender: 'female' }
const ADULT = { ...CHILD, firstName: 'Rosa', birthDate: '1960-01-31', email: 'rosa@ejemplo.mx' }
const list = async (person = server.nuevo): Promise<FamilyMember[]> =>
  (await server.as('GET family-members', undefined, person)).body
const add = (body: object, key?: string) => server.as('POST family-members', body, server.nuevo, key)
const patch = (id: number, body: object, person = server.nuevo) =>
  server.as(`PATCH family-members/${id}`, body, person)

test('a family member is added, changed and removed; only their account sees them', async () => {
  const made = await add({ ...CHILD, phone: '8112345678', relationship: 'Hija' })
  const member = {
    ...CHILD,
    email: '',
    phone: '8112345678',
    relationship: 'Hija',
    picture: '',
    consent: 'NONE',
  }
  expect(made).toMatchObject({ status: 201, body: { id: expect.any(Number), ...member } })
  const { id } = made.body
  expect(await list()).toEqual([{ id, ...member }])
  expect((await list(server.ana)).map(one => one.id)).not.toContain(id)
  expect(await patch(id, { ...CHILD, firstName: '  Luz  María'.trim() })).toMatchObject({
    status: 200,
    body: { firstName: 'Luz María', relationship: '' },
  })
  const missing = { status: 404, body: { message: 'No encontramos a este familiar.' } }
  expect(await patch(id, CHILD, server.ana)).toMatchObject(missing)
  expect(await server.as(`DELETE family-members/${id}`)).toMatchObject(missing)
  expect(await server.as(`DELETE family-members/${id}`, undefined, server.nuevo)).toMatchObject({
    status: 200,
  })
  expect(await server.as(`DELETE family-members/${id}`, undefined, server.nuevo)).toMatchObject(missing)
  expect(await list()).toEqual([])
})

test('every wrong field has its message, and nothing is added', async () => {
  const sent = {
    firstName: ' Luz',
    lastName: '',
    birthDate: '2026-02-30',
    gender: 'x',
    email: 'rosa',
    phone: '8112345678901',
    picture: 'a'.repeat(32),
  }
  expect(await add(sent)).toMatchObject({
    status: 400,
    body: {
      errors: {
        firstName: 'El nombre no debe iniciar con espacios en blanco.',
        lastName: 'Ingresa tu apellido.',
        birthDate: 'Revisa tu fecha de nacimiento: no es una fecha posible.',
        gender: 'Selecciona tu genero.',
        email: 'El correo electrónico debe contener exactamente un símbolo @.',
        phone: 'Escribe solo números, máximo 10.',
        picture: 'No encontramos la foto. Vuelve a subirla.',
      },
    },
  })
  const tomorrow = addDays(dayIn(new Date()), 1)
  expect((await add({ ...CHILD, birthDate: tomorrow })).status).toBe(400)
  expect((await add({ ...CHILD, birthDate: '' })).body.errors.birthDate).toBe(
    'Ingresa tu fecha de nacimiento.',
  )
  expect((await add({ ...ADULT, email: 'nuevo@mydiet.mx' })).body.errors.email).toBe(
    'Escribe el correo de tu familiar, no el tuyo.',
  )
  expect((await add({ firstName: 'Luz' })).status).toBe(400)
  expect(await list()).toEqual([])
})

test('an attempt that arrives twelve times makes one member; there are at most twenty', async () => {
  const key = randomUUID()
  const all = await Promise.all(Array.from({ length: 12 }, () => add(CHILD, key)))
  expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
  const more = await Promise.all(Array.from({ length: 25 }, () => add(CHILD)))
  expect(more.filter(({ status }) => status === 201)).toHaveLength(19)
  expect(more.find(({ status }) => status === 409)?.body.message).toBe('Puedes agregar hasta 20 familiares.')
  for (const { id } of await list()) await server.as(`DELETE family-members/${id}`, undefined, server.nuevo)
})

describe('the consent of an adult', () => {
  const linkIn = async (address: string) => {
    const [newest] = await server.mailsTo(address)
    return /\/api(\/permiso-familiar\/[\w-]+)/.exec(newest?.text ?? '')?.[1] ?? ''
  }
  const open = (path: string) => server.app.inject({ method: 'GET', url: `/api${path}` })
  const decide = (path: string, choice: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `permiso=${choice}`,
    })
  const consentOf = async (id: number) => (await list()).find(one => one.id === id)?.consent

  test('is asked for by mail; the page behind the link takes it, and takes it back', async () => {
    const { body: rosa } = await add(ADULT)
    expect(rosa.consent).toBe('ASKED')
    const path = await linkIn(ADULT.email)
    const page = await open(path)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.body).toContain('Rosa, tú decides quién ve tus resultados')
    expect(page.body).toContain('Nuevo Paciente')
    expect((await decide(path, 'quizá')).body).not.toContain('iste permiso')
    expect(await consentOf(rosa.id)).toBe('ASKED')
    expect((await decide(path, 'si')).body).toContain('Diste permiso.')
    expect(await consentOf(rosa.id)).toBe('GRANTED')
    expect(await server.as(`POST family-members/${rosa.id}/consent`, undefined, server.nuevo)).toMatchObject({
      status: 409,
      body: { message: 'Ya dio su permiso.' },
    })
    expect((await decide(path, 'no')).body).toContain('No diste permiso.')
    expect(await consentOf(rosa.id)).toBe('REFUSED')
    await server.as(`DELETE family-members/${rosa.id}`, undefined, server.nuevo)
    expect((await open(path)).body).toContain('Este enlace ya no sirve.')
    expect((await decide(path, 'si')).body).toContain('Este enlace ya no sirve.')
    expect((await open('/permiso-familiar/x')).body).toContain('Este enlace ya no sirve.')
  })

  test('is asked for once a day, and again at another address, where the first link ends', async () => {
    const { body: rosa } = await add({ ...ADULT, email: 'uno@ejemplo.mx' })
    const first = await linkIn('uno@ejemplo.mx')
    const ask = () => server.as(`POST family-members/${rosa.id}/consent`, undefined, server.nuevo)
    const again = await ask()
    expect(again).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('Ya le escribimos hoy') },
    })
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(3600)
    await decide(first, 'si')
    expect((await patch(rosa.id, { ...ADULT, email: 'dos@ejemplo.mx' })).body.consent).toBe('ASKED')
    expect((await open(first)).body).toContain('Este enlace ya no sirve.')
    expect((await decide(await linkIn('dos@ejemplo.mx'), 'no')).statusCode).toBe(200)
    expect((await patch(rosa.id, { ...ADULT, email: 'tres@ejemplo.mx' })).body.consent).toBe('REFUSED')
    expect((await ask()).status).toBe(409)
    expect(await server.mailsTo('tres@ejemplo.mx')).toEqual([])
    await server.as(`DELETE family-members/${rosa.id}`, undefined, server.nuevo)
  })

  test('an adult without an address, and a child, are not asked', async () => {
    const { body: rosa } = await add({ ...ADULT, email: '' })
    const { body: luz } = await add({ ...CHILD, email: 'luz@ejemplo.mx' })
    expect([rosa.consent, luz.consent]).toEqual(['NONE', 'NONE'])
    const ask = (id: number) => server.as(`POST family-members/${id}/consent`, undefined, server.nuevo)
    expect((await ask(rosa.id)).body.message).toBe('Agrega su correo para pedirle permiso.')
    expect((await ask(luz.id)).body.message).toBe('Es menor de edad: no hace falta su permiso.')
    expect((await server.as(`POST family-members/${luz.id}/consent`)).status).toBe(404)
    for (const { id } of [rosa, luz]) await server.as(`DELETE family-members/${id}`, undefined, server.nuevo)
  })

  test('erasing a member who is asked leaves no job and sends no mail', async () => {
    const { body: rosa } = await add({ ...ADULT, email: 'cinco@ejemplo.mx' })
    await server.as(`DELETE family-members/${rosa.id}`, undefined, server.nuevo)
    expect(await server.mailsTo('cinco@ejemplo.mx')).toEqual([])
    const { rows } = await server.context.database.execute<{ count: number }>(
      sql`select count(*)::int as count from jobs.job where data ->> 'familyMemberId' = ${String(rosa.id)}`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  test('a child who comes of age is asked, once; without an address the account is', async () => {
    const soon = addDays(dayIn(server.context.now()), 2)
    const birthDate = `${Number(soon.slice(0, 4)) - 18}${soon.slice(4) === '-02-29' ? '-02-28' : soon.slice(4)}`
    const { body: withMail } = await add({ ...CHILD, birthDate, email: 'seis@ejemplo.mx' })
    const { body: without } = await add({ ...CHILD, firstName: 'Ian', birthDate })
    const about = async () =>
      (await server.mailsTo('nuevo@mydiet.mx')).filter(one => one.subject.includes('18 años'))
    await askThoseOfAge(server.context)
    expect([await consentOf(withMail.id), await server.mailsTo('seis@ejemplo.mx')]).toEqual(['NONE', []])
    server.pass(3 * MS_PER_DAY)
    for (const _ of [1, 2]) await askThoseOfAge(server.context)
    expect(await consentOf(withMail.id)).toBe('ASKED')
    expect(await server.mailsTo('seis@ejemplo.mx')).toHaveLength(1)
    expect(await about()).toHaveLength(1)
    expect((await about())[0]?.text).not.toContain('Ian')
    for (const { id } of [withMail, without])
      await server.as(`DELETE family-members/${id}`, undefined, server.nuevo)
  })
})
