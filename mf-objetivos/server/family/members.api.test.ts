import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { bornYearsAgo } from 'shared/testing/bornYearsAgo'
import { mailNotice, sendNoticeMail } from '../risk/noticeMail'
import { adult, habits, openAnswers, questions, remove, server } from '../testing/anasAnswers'
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

openAnswers()

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
    body: { firstName: 'Luz María', relationship: 'Hija' },
  })
  // A field that is not sent stays: another device may have changed it.
  expect(await patch(id, { relationship: null })).toMatchObject({
    status: 200,
    body: { firstName: 'Luz María', phone: '8112345678', relationship: '' },
  })
  expect(await patch(id, { firstName: '' })).toMatchObject({
    status: 400,
    body: { errors: { firstName: expect.any(String) } },
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

/** An answer to PHQ-9 that signals a risk. */
const RISK = { question: 9, answer: 2, changes: 1 }

describe('the answers of an adult of the family', () => {
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
