import { sql } from 'drizzle-orm'
import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import type { FormDraft, FormResponse } from '../../contract'
import type { Question } from '../../rules/forms/form'
import { type ObjetivosServer, objetivosServer, PDF } from '../testing/objetivosServer'

let server: ObjetivosServer
let habits: number
let questions: Question[]
beforeAll(async () => {
  server = await objetivosServer()
  habits = server.form('Hábitos').id
  questions = await server.questions(habits)
})
afterAll(() => server.close())

const send = (formId: number, data: string, person = server.ana) =>
  server.as('POST form-responses', { formId, data }, person)
const responses = async (person = server.ana): Promise<FormResponse[]> =>
  (await server.as('GET form-responses', undefined, person)).body
const ofMember = async (id: number) =>
  (await responses()).filter(({ familyMemberId }) => familyMemberId === id)
const drafts = async (): Promise<FormDraft[]> => (await server.as('GET form-drafts')).body
const putDraft = (formId: number, body: object, person = server.ana) =>
  server.as(`PUT form-drafts/${formId}`, body, person)
const adult = (fields = {}) => server.addMember({ firstName: 'Ema', birthDate: '1990-02-01', ...fields })
const remove = (id: number) => server.as(`DELETE family-members/${id}`)

test('the demo: Ana has a family, two tests with a history, a lab with and one without a response', async () => {
  const family = (await server.as('GET family-members')).body
  expect(family.map((one: { relationship: string }) => one.relationship)).toEqual(['Hijo', 'Madre', 'Pareja'])
  const { body } = await server.as('GET form-responses')
  expect(body.map((one: FormResponse) => one.form.name)).toEqual([
    'Riesgo de diabetes (FINDRISC)',
    'Bienestar (OMS-5)',
    'Bienestar (OMS-5)',
  ])
  const files = JSON.parse(body[0].data).files
  expect(body[0].labs).toEqual(expect.arrayContaining(files.map(({ lab }: { lab: string }) => lab)))
  expect(files.map((one: { response: string | null }) => one.response !== null)).toEqual([true, false])
  expect((await server.as(`GET files/${files[0].file}`)).text).toContain('%PDF-1.4')
  const { body: steps } = await server.as('GET next-steps')
  expect(steps[0]).toMatchObject({ kind: 'repeat', firstName: 'Ana', name: 'Bienestar (OMS-5)' })
  expect(steps.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['lab', 'test']))
  expect((await server.as('GET family-members', undefined, server.nuevo)).body).toEqual([])
})

describe('forms', () => {
  test('are listed without questions; one has its content as JSON text', async () => {
    expect(server.forms.length).toBeGreaterThan(9)
    expect(server.forms[0]).not.toHaveProperty('content')
    const { status, body } = await server.as(`GET forms/${habits}`)
    expect([status, body.name, body.version]).toEqual([200, 'Hábitos al comer', 1])
    expect(new Set(questions.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(body.questionCount).toBe(questions.length)
    expect((await server.as('GET forms/2000000000')).status).toBe(404)
    expect((await server.as(`GET forms/${habits}?version=9`)).status).toBe(404)
    expect((await server.call('GET forms')).status).toBe(401)
  })
})

describe('a test', () => {
  test('is scored by the server, which believes no total', async () => {
    const member = await server.addMember({ birthDate: '1990-02-01', firstName: 'Eva' })
    const areas = [{ area: 'Alimentación', answers: [], value_total: 1, divider: 1, percentage: 100 }]
    const more = { user: { id: member.id }, areas, balance: 100 }
    const sent = await send(habits, server.answered(questions, more, { 1: 0, 2: 4, 4: 4 }))
    expect(sent.status).toBe(201)
    // Alimentación (0 + 2) / (5 + 6), Hidratación (4 + 0) / (8 + 3), Organización 2 / 6: an adult who has not agreed.
    expect(sent.body).toMatchObject({
      formId: habits,
      familyMemberId: member.id,
      hidden: true,
      balance: null,
    })
    const stored = await server.context.database.execute(
      sql`select balance, labs from objectives.form_responses where id = ${sent.body.id}`,
    )
    expect(stored.rows).toEqual([{ balance: 29, labs: ['Glucosa en ayunas', 'Perfil de lípidos'] }])
    await remove(member.id)
  })

  test('of a child is shown, with areas, answers and the advice for them', async () => {
    const { id } = await server.addMember()
    const form = server.form('Alimentación de niñas')
    const own = await server.questions(form.id)
    const sent = await send(form.id, server.answered(own, { user: { id } }, { 1: 1 }))
    expect(sent).toMatchObject({
      status: 201,
      body: { hidden: false, form: { name: form.name, version: 1 } },
    })
    expect(sent.body.scores).toContainEqual({ area: 'Actividad', percentage: 100 })
    const data = JSON.parse(sent.body.data)
    expect(data).toMatchObject({ user: { id }, files: [], version: 1 })
    const food = data.areas.find(({ area }: { area: string }) => area === 'Alimentación')
    expect(food).toMatchObject({ value_total: 11, divider: 3 })
    expect(food.answers[0]).toEqual({ question: 1, userAnswer: 1 })
    const { body: detail } = await server.as(`GET form-responses/${sent.body.id}`)
    expect(JSON.parse(detail.content)).toEqual(own)
    const tips = detail.advice.map((one: { tip: { category: string } }) => one.tip.category)
    expect(tips).toEqual(expect.arrayContaining(['Crítico', 'Estable']))
    expect(detail.specialists).toEqual(['mariana.rios@mydiet.mx', 'jorge.salinas@mydiet.mx'])
    expect(await server.as(`GET form-responses/${sent.body.id}`, undefined, server.nuevo)).toMatchObject({
      status: 404,
    })
    await remove(id)
  })

  test('sent twelve times at once, as on two devices, makes one response and leaves no draft', async () => {
    const { id } = await server.addMember({ birthDate: '2015-01-01' })
    const form = server.form('Bienestar de niñas')
    const own = await server.questions(form.id)
    const user = { user: { id } }
    const answers = [{ question: 1, answer: 2, changes: 1 }]
    expect((await putDraft(form.id, { familyMemberId: id, version: 1, answers })).status).toBe(200)
    const all = await Promise.all(Array.from({ length: 12 }, () => send(form.id, server.answered(own, user))))
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(all[0]?.status).toBe(201)
    expect(await ofMember(id)).toHaveLength(1)
    expect((await drafts()).filter(({ familyMemberId }) => familyMemberId === id)).toEqual([])
    const other = await send(form.id, server.answered(own, user, { 1: 3 }))
    expect(other).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('todavía no toca') },
    })
    const late = await putDraft(form.id, { familyMemberId: id, version: 1, answers })
    expect(late.status).toBe(409)
    await remove(id)
  })

  test('every question needs its answer, and only one of its options', async () => {
    const { id } = await server.addMember({ birthDate: '2015-01-01' })
    const form = server.form('Bienestar de niñas')
    const own = await server.questions(form.id)
    const user = { user: { id } }
    const message = 'Por favor, conteste la pregunta.'
    expect(await send(form.id, JSON.stringify(user))).toMatchObject({ status: 400, body: { message } })
    const invented = await send(form.id, server.answered(own, user, { 3: 9 }))
    expect(invented.body.errors).toEqual({ 3: 'Elige una de las opciones de la pregunta.' })
    const twice = { ...user, areas: [{ answers: [{ question: 3, userAnswer: 1 }] }] }
    expect((await send(form.id, server.answered(own, twice, { 3: 2 }))).body.message).toBe(
      'La misma pregunta viene con dos respuestas distintas.',
    )
    expect(await ofMember(id)).toEqual([])
    await remove(id)
  })

  test('is not for another age, another gender, or without its course: 403', async () => {
    const { id } = await server.addMember()
    const sendFor = async (name: string, user: object) => {
      const form = server.form(name)
      return send(form.id, server.answered(await server.questions(form.id), { user }))
    }
    const notEligible = { status: 403, body: { message: expect.stringContaining('no es para la edad') } }
    expect(await sendFor('Estado de ánimo', { id })).toMatchObject(notEligible)
    expect(await sendFor('Salud del hombre', { userId: server.ana.id })).toMatchObject(notEligible)
    expect(await sendFor('Energía y entrenamiento', {})).toMatchObject({
      status: 403,
      body: { message: 'Este test viene con un curso que todavía no tienes.' },
    })
    const form = server.form('Hábitos')
    expect(await send(form.id, server.answered(questions), server.nuevo)).toMatchObject(notEligible)
    await remove(id)
  })

  test('somebody else’s member, response and form: 404', async () => {
    const theirs = await server.addMember({}, server.nuevo)
    const data = server.answered(questions, { user: { id: theirs.id } })
    expect((await send(habits, data)).status).toBe(404)
    expect((await send(2_000_000_000, server.answered(questions))).status).toBe(404)
    const [own] = await responses()
    expect(own).toBeDefined()
    const patched = await server.as(`PATCH form-responses/${own?.id}`, { data: '{}' }, server.nuevo)
    expect(patched.status).toBe(404)
    expect((await putDraft(habits, { version: 1, familyMemberId: theirs.id, answers: [] })).status).toBe(404)
    expect((await server.as('PATCH form-responses/x', { data: '{}' })).status).toBe(400)
  })

  test.each([
    'x',
    '',
    '[',
    '[]',
    'null',
    '"x"',
    '['.repeat(10_000),
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `{"answers":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    '{"__proto__":{"answers":[]},"answers":[]}',
    '{"answers":[{"question":1,"userAnswer":{"__proto__":{"id":1}}}]}',
    '{"answers":{}}',
    '{"answers":[null]}',
    '{"answers":[{"question":-1,"userAnswer":1}]}',
    '{"answers":[{"question":1,"userAnswer":{}}]}',
    '{"answers":[{"question":1,"userAnswer":"a\\u0000"}]}',
    '{"answers":[],"version":0}',
    '{"answers":[],"user":5}',
    '{"answers":[],"user":{"userId":1000000}}',
    '{"answers":[],"files":[{"lab":1,"file":"x"}]}',
  ])('of a wrong form, %#: 400 with a message, and nothing is stored', async data => {
    const before = (await responses()).length
    for (const answer of [await send(habits, data), await server.as('PATCH form-responses/1', { data })]) {
      expect([answer.status, typeof answer.body.message]).toEqual([400, 'string'])
      expect(answer.body.message).toMatch(/[a-z]/)
    }
    expect((await responses()).length).toBe(before)
  })

  test('over 1 MB: 413; data that is no text: 400', async () => {
    expect((await send(habits, ' '.repeat(1_100_000))).status).toBe(413)
    for (const data of [undefined, 5, null, {}]) {
      expect((await server.as('POST form-responses', { formId: habits, data })).status).toBe(400)
    }
  })

  test('is answered again when its repetition is due; the earlier result stays as history', async () => {
    const { id } = await server.addMember({ birthDate: '2015-01-01' })
    const form = server.form('Alimentación de niñas')
    const own = await server.questions(form.id)
    const first = await send(form.id, server.answered(own, { user: { id } }))
    const today = dayIn(server.context.now())
    expect(first.body).toMatchObject({ day: today, repeatOn: addDays(today, form.repeatDays) })
    await server.context.database.execute(sql`update objectives.form_responses
      set created_at = created_at - make_interval(days => ${form.repeatDays}) where id = ${first.body.id}`)
    const second = await send(form.id, server.answered(own, { user: { id } }, { 1: 1 }))
    expect(second.status).toBe(201)
    expect((await ofMember(id)).map(one => one.id)).toEqual([second.body.id, first.body.id])
    await remove(id)
  })
})

describe('a draft', () => {
  const answer = (question: number, value: unknown, changes = 1) => ({ question, answer: value, changes })

  test('keeps each answer, merges two devices, and a repetition changes nothing', async () => {
    const form = server.form('Ansiedad')
    const put = (...answers: object[]) => putDraft(form.id, { version: 1, answers })
    await Promise.all([put(answer(1, 2)), put(answer(2, 3)), put(answer(3, 1))])
    await put(answer(1, 4, 2))
    const again = await put(answer(1, 2))
    expect(again.body.answers).toEqual([answer(1, 4, 2), answer(2, 3), answer(3, 1)])
    expect((await drafts()).find(({ formId }) => formId === form.id)).toMatchObject({
      version: 1,
      familyMemberId: null,
      answers: again.body.answers,
    })
    expect((await put(answer(1, null, 3))).body.answers[0]).toEqual(answer(1, null, 3))
    expect(await put(answer(1, 9, 4))).toMatchObject({
      status: 400,
      body: { errors: { 1: expect.any(String) } },
    })
    expect((await put(answer(99, 1))).status).toBe(400)
    expect((await put(answer(1, 2, 0))).status).toBe(400)
    expect((await drafts()).find(({ formId }) => formId === form.id)?.answers[0]).toEqual(answer(1, null, 3))
  })

  test('goes on with the version it was begun with, and so does its response', async () => {
    const form = server.form('Riesgo')
    const { id } = await adult({ email: '' })
    const body = { familyMemberId: id, version: 1, answers: [answer(1, 1)] }
    expect((await putDraft(form.id, body)).status).toBe(200)
    await server.context.database.transaction(async one => {
      await one.execute(sql`insert into objectives.form_versions (form_id, version, name, content)
        select form_id, 2, 'Nuevo nombre', '[]' from objectives.form_versions where form_id = ${form.id}`)
      await one.execute(sql`update objectives.forms set version = 2, withdrawn = true where id = ${form.id}`)
    })
    const later = await putDraft(form.id, { ...body, version: 2, answers: [answer(2, 1), answer(77, 1)] })
    expect(later).toMatchObject({ status: 200, body: { version: 1 } })
    expect(later.body.answers).toEqual([answer(1, 1), answer(2, 1)])
    const own = JSON.parse((await server.as(`GET forms/${form.id}?version=1`)).body.content)
    const sent = await send(form.id, server.answered(own, { user: { id } }))
    expect(sent).toMatchObject({ status: 201, body: { form: { name: form.name, version: 1 } } })
    expect((await putDraft(form.id, { version: 2, answers: [] })).status).toBe(404)
    await server.context.database.execute(
      sql`update objectives.forms set version = 1, withdrawn = false where id = ${form.id}`,
    )
    await remove(id)
  })
})

describe('labs', () => {
  const LAB = 'Glucosa en ayunas'
  const attach = (id: number, files: object[], person = server.ana) =>
    server.as(`PATCH form-responses/${id}`, { data: JSON.stringify({ files }) }, person)
  const filesOf = ({ data }: { data: string }) => JSON.parse(data).files
  /** Ana’s own answered test, which recommends labs. */
  const answered = async (): Promise<FormResponse> => {
    const found = (await responses()).find(({ form }) => form.name.startsWith('Hábitos'))
    if (found) return found
    return (await send(habits, server.answered(questions, {}, { 4: 4 }))).body
  }

  test('take one’s own private file; only lab and file of what is sent count', async () => {
    const { id, labs } = await answered()
    expect(labs).toContain(LAB)
    const { body: uploaded } = await server.upload()
    const sent = await attach(id, [{ lab: LAB, file: uploaded.name, response: '<p>Todo bien</p>' }])
    expect(sent.status).toBe(200)
    expect(filesOf(sent.body)).toEqual([{ lab: LAB, file: uploaded.name, response: null }])
    expect(filesOf((await attach(id, [])).body)).toHaveLength(1)
    expect((await server.as(`GET files/${uploaded.name}`)).status).toBe(200)
    expect((await server.as(`GET files/${uploaded.name}`, undefined, server.nuevo)).status).toBe(404)
    expect((await server.call(`GET files/${uploaded.name}`)).status).toBe(404)
  })

  test('another lab, somebody else’s file, and a PDF that is HTML are refused with a message', async () => {
    const { id } = await answered()
    const { body: own } = await server.upload()
    const { body: theirs } = await server.upload(PDF, 'application/pdf', server.nuevo)
    expect((await attach(id, [{ lab: 'Biopsia', file: own.name }])).body.message).toBe(
      'Este laboratorio no está entre los recomendados.',
    )
    expect((await attach(id, [{ lab: LAB, file: theirs.name }])).body.message).toBe(
      'No encontramos el archivo. Vuelve a subirlo.',
    )
    const html = await server.upload(Buffer.from('<!doctype html><script>alert(1)</script>'))
    expect(html).toMatchObject({
      status: 400,
      body: { message: 'No pudimos leer ese archivo. Elige un PDF, JPG, PNG o WebP.' },
    })
  })

  test('are answered by the staff: sanitised, once in the audit log, with a mail that names no result', async () => {
    const { id } = await answered()
    const { body: uploaded } = await server.upload()
    await attach(id, [{ lab: LAB, file: uploaded.name }])
    const staff = await server.signInStaff()
    const call = (name: string, body?: unknown) => server.as(name, body, staff)
    const { body: waiting } = await call('GET staff/labs')
    const lab = waiting.find(
      (one: { lab: string; form: string }) => one.lab === LAB && one.form === 'Hábitos al comer',
    )
    expect(lab).toMatchObject({ patient: { firstName: 'Ana' }, answered: false })
    const { body: file } = await call(`GET staff/labs/${lab.id}/file`)
    expect(Buffer.from(file.content, 'base64')).toEqual(PDF)
    const html = '<p onclick="x()">Glucosa <b>90</b></p><script>alert(1)</script>'
    expect((await call(`POST staff/labs/${lab.id}/response`, { response: ' ' })).status).toBe(400)
    const reply = () => call(`POST staff/labs/${lab.id}/response`, { response: html })
    expect([await reply(), await reply()].map(({ status }) => status)).toEqual([201, 201])
    const [shown] = filesOf((await server.as(`GET form-responses/${id}`)).body)
    expect(shown.response).toMatch(/^<p>Glucosa <b>90<\/b><\/p>$/)
    const { body: other } = await server.upload()
    expect((await attach(id, [{ lab: LAB, file: other.name }])).status).toBe(409)
    const mails = await server.mailsTo('ana@mydiet.mx', 'Ya revisamos lo que nos enviaste')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toMatch(/glucosa|laboratorio|90/i)
    for (const name of ['GET staff/labs', `POST staff/labs/${lab.id}/response`]) {
      expect((await server.as(name, { response: 'x' })).status).toBe(403)
    }
    expect((await call('POST staff/labs/2000000000/response', { response: 'x' })).status).toBe(404)
  })
})

describe('an answer that signals a risk', () => {
  test('is told to the practice if the person agrees, once, in words that name no answer', async () => {
    const form = server.form('Estado de ánimo')
    const tell = (question: number, more = {}) =>
      server.as('POST risk-notices', { formId: form.id, question, ...more })
    const both = [await tell(9), await tell(9)]
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0]?.body).toEqual(both[1]?.body)
    expect((await tell(1)).status).toBe(404)
    expect((await tell(9, { familyMemberId: 2_000_000_000 })).status).toBe(404)
    const mails = await server.mailsTo('jorge.salinas@mydiet.mx', 'Una persona pidió que la busques hoy')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Ana Treviño Garza')
    expect(mails[0]?.text).toContain('8112345678')
    expect(mails[0]?.text).not.toMatch(/ánimo|PHQ|muert/i)
    const staff = await server.signInStaff('otra@mydiet.mx')
    const { body } = await server.as('GET staff/risk-notices', undefined, staff)
    expect(body[0]).toMatchObject({ handled: false, patient: { firstName: 'Ana' }, phone: '8112345678' })
    const handled = `POST staff/risk-notices/${body[0].id}/handled`
    expect((await server.as(handled, undefined, staff)).status).toBe(201)
    expect((await server.as('GET staff/risk-notices', undefined, staff)).body[0].handled).toBe(true)
    expect((await tell(9)).body.id).not.toBe(both[0]?.body.id)
  })
})

describe('an adult of the family', () => {
  test('is not shown without consent, also not in what comes next', async () => {
    const { id } = await adult({ email: 'ema@ejemplo.mx' })
    const sent = await send(habits, server.answered(questions, { user: { id } }, { 1: 0, 4: 4 }))
    expect(sent.body).toMatchObject({ hidden: true, scores: [], labs: [], balance: null })
    expect(JSON.parse(sent.body.data)).toEqual({ areas: [], files: [], user: { id } })
    const detail = await server.as(`GET form-responses/${sent.body.id}`)
    expect(detail.body).toMatchObject({ content: '[]', advice: [], specialists: [] })
    const patched = await server.as(`PATCH form-responses/${sent.body.id}`, { data: '{}' })
    expect(patched).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('mayor de edad') },
    })
    const stepsOf = async () =>
      (await server.as('GET next-steps')).body.filter(
        ({ familyMemberId }: { familyMemberId: number }) => familyMemberId === id,
      )
    const kinds = async () => new Set((await stepsOf()).map(({ kind }: { kind: string }) => kind))
    expect(await kinds()).toEqual(new Set(['test', 'consent']))
    await server.context.database.execute(
      sql`update objectives.family_members set consent = 'GRANTED' where id = ${id}`,
    )
    expect((await ofMember(id))[0]).toMatchObject({ hidden: false, balance: 41 })
    expect(await kinds()).toEqual(new Set(['test', 'lab']))
    const changed = await server.as(`PATCH family-members/${id}`, {
      firstName: 'Ema',
      lastName: 'Peña',
      birthDate: '2015-01-01',
      gender: 'female',
    })
    expect(changed).toMatchObject({ status: 400, body: { errors: { birthDate: expect.any(String) } } })
    await remove(id)
  })

  test('who is erased leaves no answer, draft, file or notice', async () => {
    const { database, ports } = server.context
    const { id } = await adult()
    await database.execute(sql`update objectives.family_members set consent = 'GRANTED' where id = ${id}`)
    const sent = await send(habits, server.answered(questions, { user: { id } }, { 4: 4 }))
    const { body: uploaded } = await server.upload()
    const files = [{ lab: 'Glucosa en ayunas', file: uploaded.name }]
    await server.as(`PATCH form-responses/${sent.body.id}`, { data: JSON.stringify({ files }) })
    const mood = server.form('Estado de ánimo').id
    await putDraft(mood, { familyMemberId: id, version: 1, answers: [] })
    await server.as('POST risk-notices', { formId: mood, question: 9, familyMemberId: id })
    const counts = async () => {
      const tables = ['form_responses', 'form_drafts', 'risk_notices'].map(
        name =>
          sql`(select count(*)::int from objectives.${sql.identifier(name)} where family_member_id = ${id})`,
      )
      const [a, b, c] = tables
      const { rows } = await database.execute(sql`select ${a} as responses, ${b} as drafts, ${c} as notices,
        (select count(*)::int from objectives.lab_files where file = ${uploaded.name}) as labs`)
      return rows[0]
    }
    expect(await counts()).toEqual({ responses: 1, drafts: 1, notices: 1, labs: 1 })
    expect((await remove(id)).status).toBe(200)
    expect(await counts()).toEqual({ responses: 0, drafts: 0, notices: 0, labs: 0 })
    const isOwn = await ports.files.isOwn(database, server.ana.id, { name: uploaded.name, kind: 'lab' })
    expect(isOwn).toBe(false)
    expect((await server.as(`GET files/${uploaded.name}`)).status).toBe(404)
  })
})

describe('the ports', () => {
  test('offer the family, and the specialists that the newest result of a form names', async () => {
    const { database, ports } = server.context
    const { id } = await server.addMember({ relationship: 'Hija' })
    expect(await ports.family.memberOf(database, server.ana.id, id)).toEqual({
      id,
      firstName: 'Luz',
      lastName: 'Peña',
      birthDate: '2016-05-04',
      gender: 'female',
      relationship: 'Hija',
    })
    expect(await ports.family.memberOf(database, server.nuevo.id, id)).toBeUndefined()
    expect((await ports.family.membersOf(database, server.ana.id)).map(one => one.id)).toContain(id)
    const specialists = (formId: number, person = server.ana) =>
      ports.formResults.specialistsOf(database, person.id, formId)
    expect(await specialists(server.form('Riesgo').id)).toEqual(['mariana.rios@mydiet.mx'])
    expect(await specialists(server.form('Ansiedad').id)).toBeUndefined()
    expect(await specialists(server.form('Riesgo').id, server.nuevo)).toBeUndefined()
    await remove(id)
  })
})
