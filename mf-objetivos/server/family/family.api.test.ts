import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { attempts } from 'shared/server/throttle/schema'
import { bornYearsAgo } from 'shared/testing/bornYearsAgo'
import { PASSWORD } from 'shared/testing/testServer'
import type { FamilyMember } from '../../contract/family'
import type { Question } from '../../rules/forms/form'
import { mailNotice, sendNoticeMail } from '../risk/noticeMail'
import { familyMembers } from '../schema'
import { type ObjetivosServer, objetivosServer } from '../testing/objetivosServer'
import { askNow, sendConsentMail } from './askConsent'
import { askThoseOfAge } from './comingOfAge'
import { type FamilyRow, familyMemberOf } from './familyStore'

let server: ObjetivosServer
beforeAll(async () => {
  server = await objetivosServer()
})
afterAll(() => server.close())

const CHILD = { firstName: 'Luz', lastName: 'Peña', birthDate: bornYearsAgo(10), gender: 'female' }
const ADULT = { ...CHILD, firstName: 'Rosa', birthDate: '1960-01-31', email: 'rosa@ejemplo.mx' }
const proved = (id: number, at: string | null = 'now') =>
  server.context.database.execute(
    sql`update auth.users set address_proved_at = ${at}::timestamptz where id = ${id}`,
  )
const list = async (person = server.nuevo): Promise<FamilyMember[]> =>
  (await server.as('GET family-members', undefined, person)).body
const add = (body: object, key?: string) => server.as('POST family-members', body, server.nuevo, key)
const patch = (id: number, body: object, person = server.nuevo) =>
  server.as(`PATCH family-members/${id}`, body, person)

const linkIn = async (address: string) => {
  const [newest] = await server.mails({ to: address })
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
const attempt = () => ({ id: randomUUID(), enqueuedAt: new Date(), signal: new AbortController().signal })
/** The number of jobs that have this in their payload. */
const jobsWith = async (field: string, value: number) => {
  const { rows } = await server.context.database.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where data ->> ${field} = ${String(value)}`,
  )
  return rows[0]?.count
}
/** In the transaction that sends the jobs: they wait until tomorrow, so that none runs during the test. */
const delayJobs = (one: Database, field: string, value: number) =>
  one.execute(sql`update jobs.job set start_after = now() + interval '1 day'
    where data ->> ${field} = ${String(value)}`)

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
  const impossible = { birthDate: 'Revisa tu fecha de nacimiento: no es una fecha posible.' }
  for (const birthDate of [addDays(dayIn(new Date()), 1), '2023-02-29']) {
    expect(await add({ ...CHILD, birthDate })).toMatchObject({ status: 400, body: { errors: impossible } })
  }
  expect((await add({ ...CHILD, birthDate: '' })).body.errors.birthDate).toBe(
    'Ingresa tu fecha de nacimiento.',
  )
  expect((await add({ ...ADULT, email: 'nuevo@mydiet.mx' })).body.errors.email).toBe(
    'Escribe el correo de tu familiar, no el tuyo.',
  )
  expect((await add({ firstName: 'Luz' })).status).toBe(400)
  expect(await list()).toEqual([])
  const { status, body: leap } = await add({ ...CHILD, birthDate: '2016-02-29' })
  expect([status, leap.birthDate]).toEqual([201, '2016-02-29'])
  await server.as(`DELETE family-members/${leap.id}`, undefined, server.nuevo)
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

/** An answer to PHQ-9 that signals a risk. */
const RISK = { question: 9, answer: 2, changes: 1 }

describe('the answers of an adult of the family', () => {
  const adult = (fields = {}) => server.addMember({ firstName: 'Ema', birthDate: '1990-02-01', ...fields })
  const remove = (id: number) => server.as(`DELETE family-members/${id}`)
  let habits: number
  let questions: Question[]
  beforeAll(async () => {
    habits = server.form('Hábitos').id
    questions = await server.questions(habits)
  })

  test('are not shown without consent, also not in what comes next', async () => {
    const { id } = await adult({ email: 'ema@ejemplo.mx' })
    const sent = await server.send(habits, server.answered(questions, { user: { id } }, { 1: 0, 4: 4 }))
    expect(sent.body).toMatchObject({ hidden: true, scores: [], labs: [], balance: null })
    expect(JSON.parse(sent.body.data)).toEqual({ areas: [], files: [], user: { id } })
    const detail = await server.as(`GET form-responses/${sent.body.id}`)
    expect(detail.body).toMatchObject({ content: '[]', advice: [], specialists: [] })
    const patched = await server.as(`PATCH form-responses/${sent.body.id}`, { data: '{}' })
    expect(patched).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('mayor de edad') },
    })
    const downloaded = async () => {
      const { domains } = (await server.as('GET auth/me/data')).body
      return domains.objetivos.formResponses.find((row: { id: number }) => row.id === sent.body.id)
    }
    expect(Object.keys(await downloaded()).sort()).toEqual([
      'createdAt',
      'familyMemberId',
      'formId',
      'id',
      'userId',
      'version',
    ])
    const others = async () => ({
      words: JSON.stringify((await server.as('GET auth/me/data-in-words')).body).includes(
        '"Un familiar","41 %"',
      ),
      fhir: JSON.stringify((await server.as('GET auth/me/data-as-fhir')).body).includes(
        `balance-${sent.body.id}`,
      ),
    })
    expect(await others()).toEqual({ words: false, fhir: false })
    const stepsOf = async () =>
      (await server.as('GET next-steps')).body.filter(
        ({ familyMemberId }: { familyMemberId: number }) => familyMemberId === id,
      )
    const kinds = async () => new Set((await stepsOf()).map(({ kind }: { kind: string }) => kind))
    expect(await kinds()).toEqual(new Set(['test', 'consent']))
    expect((await decide(await linkIn('ema@ejemplo.mx'), 'si')).body).toContain('Diste permiso.')
    expect((await server.responses()).find(({ familyMemberId }) => familyMemberId === id)).toMatchObject({
      hidden: false,
      balance: 41,
    })
    expect(await downloaded()).toMatchObject({ balance: 41, answers: expect.stringContaining('userAnswer') })
    expect(await others()).toEqual({ words: true, fhir: true })
    expect(await kinds()).toEqual(new Set(['test', 'lab']))
    const changed = await server.as(`PATCH family-members/${id}`, {
      firstName: 'Ema',
      lastName: 'Peña',
      birthDate: bornYearsAgo(11),
      gender: 'female',
    })
    expect(changed).toMatchObject({ status: 400, body: { errors: { birthDate: expect.any(String) } } })
    await remove(id)
  })

  test('go with the member: no answer, draft, file or notice stays', async () => {
    const { database, ports } = server.context
    const { id } = await adult()
    await database.execute(sql`update objetivos.family_members set consent = 'GRANTED' where id = ${id}`)
    const sent = await server.send(habits, server.answered(questions, { user: { id } }, { 4: 4 }))
    const { body: uploaded } = await server.upload()
    const files = [{ lab: 'Glucosa en ayunas', file: uploaded.name }]
    await server.as(`PATCH form-responses/${sent.body.id}`, { data: JSON.stringify({ files }) })
    const mood = server.form('Estado de ánimo').id
    await server.putDraft(mood, { familyMemberId: id, version: 1, answers: [RISK] })
    await server.as('POST risk-notices', { formId: mood, question: 9, familyMemberId: id })
    const counts = async () => {
      const tables = ['form_responses', 'form_drafts', 'risk_notices'].map(
        name =>
          sql`(select count(*)::int from objetivos.${sql.identifier(name)} where family_member_id = ${id})`,
      )
      const [a, b, c] = tables
      const { rows } = await database.execute(sql`select ${a} as responses, ${b} as drafts, ${c} as notices,
        (select count(*)::int from objetivos.lab_files where file = ${uploaded.name}) as labs`)
      return rows[0]
    }
    expect(await counts()).toEqual({ responses: 1, drafts: 1, notices: 1, labs: 1 })
    expect((await remove(id)).status).toBe(200)
    expect(await counts()).toEqual({ responses: 0, drafts: 0, notices: 0, labs: 0 })
    const isOwn = await ports.files.isOwn(database, server.ana.id, { name: uploaded.name, kind: 'lab' })
    expect(isOwn).toBe(false)
    expect((await server.as(`GET files/${uploaded.name}`)).status).toBe(404)
  })

  test('that signal a risk name nobody who was erased before the practice’s mail was sent', async () => {
    const { context, ana } = server
    const { id: memberId } = await adult({ firstName: 'Olga' })
    const formId = server.form('Estado de ánimo').id
    await server.putDraft(formId, { familyMemberId: memberId, version: 1, answers: [RISK] })
    const told = await server.as('POST risk-notices', { formId, question: 9, familyMemberId: memberId })
    expect(told.status).toBe(201)
    const { id } = told.body
    const to = 'jorge.salinas@mydiet.mx'
    const named = async () => (await server.mails({ to })).filter(({ text }) => text.includes('Olga Peña'))
    expect(await named()).toHaveLength(1)
    await context.database.transaction(async one => {
      await mailNotice(context, one, { id, userId: ana.id, to })
      await delayJobs(one, 'noticeId', id)
    })
    expect(await jobsWith('noticeId', id)).toBe(1)
    await remove(memberId)
    expect(await jobsWith('noticeId', id)).toBe(0)
    // An attempt that began before the erasure.
    await sendNoticeMail.work(context, { userId: ana.id, noticeId: id, to }, attempt())
    expect(await named()).toHaveLength(1)
  })
})
