import { eq, sql } from 'drizzle-orm'
import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import { attempts } from 'shared/server/throttle/schema'
import { PASSWORD } from 'shared/testing/testServer'
import { familyMembers } from '../schema'
import { openAnswers, server } from '../testing/anasAnswers'
import {
  ADULT,
  add,
  attempt,
  CHILD,
  decide,
  delayJobs,
  jobsWith,
  linkIn,
  list,
  patch,
} from '../testing/nuevosFamily'
import { askNow, sendConsentMail } from './askConsent'
import { askThoseOfAge } from './comingOfAge'
import { type FamilyRow, familyMemberOf } from './familyStore'

openAnswers()

const proved = (id: number, at: string | null = 'now') =>
  server.context.database.execute(
    sql`update auth.users set address_proved_at = ${at}::timestamptz where id = ${id}`,
  )
const open = (path: string) => server.app.inject({ method: 'GET', url: `/api${path}` })

describe('the consent of an adult', () => {
  // Every test begins with no mail counted.
  beforeEach(() => server.context.database.delete(attempts))

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
    const given = (await decide(path, 'si')).body
    expect(given).toContain('Diste permiso.')
    expect(given).toContain('No doy permiso')
    expect(given).not.toContain('Sí, doy permiso')
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
    expect(await server.mails({ to: 'tres@ejemplo.mx' })).toEqual([])
    await server.as(`DELETE family-members/${rosa.id}`, undefined, server.nuevo)
  })

  test('an address gets five mails a day, however often its person is added', async () => {
    const address = 'siete@ejemplo.mx'
    for (let i = 0; i < 7; i++) {
      const { body: rosa } = await add({ ...ADULT, email: i % 2 ? address : address.toUpperCase() })
      await server.jobsDone()
      await server.as(`DELETE family-members/${rosa.id}`, undefined, server.nuevo)
    }
    const sent = [
      ...(await server.mails({ to: address })),
      ...(await server.mails({ to: address.toUpperCase() })),
    ]
    expect(sent).toHaveLength(5)
  })

  test('changing the address again and again mails five strangers a day, and says so when more are asked', async () => {
    const { body: rosa } = await add({ ...ADULT, email: '' })
    const changes = Array.from({ length: 20 }, (_, i) =>
      patch(rosa.id, { ...ADULT, firstName: 'BBVA: llame al 55', email: `vecino${i}@ejemplo.mx` }),
    )
    const answers = await Promise.all(changes)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await server.jobsDone()
    const sent = await Promise.all(answers.map((_, i) => server.mails({ to: `vecino${i}@ejemplo.mx` })))
    // Of a mail that still waits a later change takes the place.
    expect(sent.flat().length).toBeLessThanOrEqual(5)
    expect(answers.filter(({ body }) => body.consent === 'ASKED')).toHaveLength(5)
    for (const mail of sent.flat()) expect(mail.text + mail.subject).not.toContain('BBVA')
    const refused = await server.as(`POST family-members/${rosa.id}/consent`, undefined, server.nuevo)
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining('mañana') } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await server.as(`DELETE family-members/${rosa.id}`, undefined, server.nuevo)
  })

  test('is not asked for by an account whose address nobody has proved', async () => {
    await proved(server.nuevo.id, null)
    const { status, body: rosa } = await add({ ...ADULT, email: 'diez@ejemplo.mx' })
    expect([status, rosa.consent, rosa.email]).toEqual([201, 'NONE', 'diez@ejemplo.mx'])
    const ask = () => server.as(`POST family-members/${rosa.id}/consent`, undefined, server.nuevo)
    expect(await ask()).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('confirma tu correo') },
    })
    expect(await server.mails({ to: 'diez@ejemplo.mx' })).toEqual([])
    await proved(server.nuevo.id)
    expect((await ask()).status).toBe(201)
    const [mail] = await server.mails({ to: 'diez@ejemplo.mx' })
    expect(mail?.text).toMatch(/^Hola:/)
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
    const { context, nuevo } = server
    const address = 'cinco@ejemplo.mx'
    const { body: rosa } = await add({ ...ADULT, email: address })
    expect(await server.mails({ to: address })).toHaveLength(1)
    await context.database.transaction(async one => {
      const member = await familyMemberOf(one, nuevo.id, rosa.id)
      if (member) await askNow(context, one, member)
      await delayJobs(one, 'familyMemberId', rosa.id)
    })
    expect(await jobsWith('familyMemberId', rosa.id)).toBe(1)
    await server.as(`DELETE family-members/${rosa.id}`, undefined, nuevo)
    expect(await jobsWith('familyMemberId', rosa.id)).toBe(0)
    // An attempt that began before the erasure.
    await sendConsentMail.work(context, { userId: nuevo.id, familyMemberId: rosa.id }, attempt())
    expect(await server.mails({ to: address })).toHaveLength(1)
  })

  test('is not asked for any more once the account has ended: an old link shows and takes nothing', async () => {
    const { context } = server
    const email = 'acaba@ejemplo.mx'
    const names = { firstName: 'Lucía', lastName: 'Cantú', phone: '8187654321' }
    const { body: notice } = await server.call('GET privacy-notice')
    const body = { ...names, email, password: PASSWORD, birthdate: '1988-02-29', gender: 'female' }
    await server.call('POST auth/register', { body: { ...body, privacyNotice: notice.version } })
    const account = await server.signIn(email)
    await proved(account.id)
    const address = 'ocho@ejemplo.mx'
    const rosa = await server.addMember({ ...ADULT, email: address }, account)
    const path = await linkIn(address)
    expect((await open(path)).body).toContain('Lucía Cantú')
    const row = await familyMemberOf(context.database, account.id, rosa.id)
    await server.as('DELETE auth/me', { password: PASSWORD }, account)
    const isGone = async () => {
      for (const { body: page } of [await open(path), await decide(path, 'si')]) {
        expect(page).toContain('Este enlace ya no sirve.')
        expect(page).not.toMatch(/Rosa|Lucía|<button/)
      }
    }
    await isGone()
    await server.jobsDone()

    // As a call leaves it that ran while the account ended, until the job that erases the rest.
    const { id: _, ...left } = row as FamilyRow
    const [kept] = await context.database.insert(familyMembers).values(left).returning()
    await isGone()
    expect(kept && (await familyMemberOf(context.database, account.id, kept.id))?.consent).toBe('ASKED')
    await context.database.delete(familyMembers).where(eq(familyMembers.userId, account.id))
  })

  test('no mail is sent for a member who goes while it is being written', async () => {
    const { context, nuevo } = server
    const address = 'nueve@ejemplo.mx'
    const { body: rosa } = await add({ ...ADULT, email: address })
    expect(await server.mails({ to: address })).toHaveLength(1)
    const byId: typeof context.ports.people.byId = async (database, id) => {
      const owner = await context.ports.people.byId(database, id)
      await server.as(`DELETE family-members/${rosa.id}`, undefined, nuevo)
      return owner
    }
    const people = { ...context.ports.people, byId }
    const during = { ...context, ports: { ...context.ports, people } }
    await sendConsentMail.work(during, { userId: nuevo.id, familyMemberId: rosa.id }, attempt())
    expect(await server.mails({ to: address })).toHaveLength(1)
  })

  test('a child who comes of age is asked, once; without an address the account is', async () => {
    const soon = addDays(dayIn(server.context.now()), 2)
    const birthDate = `${Number(soon.slice(0, 4)) - 18}${soon.slice(4) === '-02-29' ? '-02-28' : soon.slice(4)}`
    const { body: withMail } = await add({ ...CHILD, birthDate, email: 'seis@ejemplo.mx' })
    const { body: without } = await add({ ...CHILD, firstName: 'Ian', birthDate })
    const about = async () =>
      (await server.mails({ to: 'nuevo@mydiet.mx' })).filter(one => one.subject.includes('18 años'))
    await askThoseOfAge(server.context)
    expect([await consentOf(withMail.id), await server.mails({ to: 'seis@ejemplo.mx' })]).toEqual([
      'NONE',
      [],
    ])
    server.pass(3 * MS_PER_DAY)
    for (const _ of [1, 2]) await askThoseOfAge(server.context)
    expect(await consentOf(withMail.id)).toBe('ASKED')
    expect(await server.mails({ to: 'seis@ejemplo.mx' })).toHaveLength(1)
    expect(await about()).toHaveLength(1)
    expect((await about())[0]?.text).not.toContain('Ian')
    for (const { id } of [withMail, without])
      await server.as(`DELETE family-members/${id}`, undefined, server.nuevo)
  })
})
