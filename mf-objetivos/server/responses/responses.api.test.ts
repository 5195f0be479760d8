import { sql } from 'drizzle-orm'
import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { bornYearsAgo } from 'shared/testing/bornYearsAgo'
import type { NextStep } from '../../contract/forms'
import type { FormResponse } from '../../contract/responses'
import { formRefusals } from '../../messages'
import { drafts, habits, ofMember, openAnswers, questions, remove, server } from '../testing/anasAnswers'

openAnswers()

test('the demo: Ana has a family, two tests with a history, a lab with and one without a response', async () => {
  const family = (await server.as('GET family-members')).body
  expect(family.map((one: { relationship: string }) => one.relationship)).toEqual(['Hijo', 'Madre', 'Pareja'])
  const { body } = await server.as('GET form-responses')
  expect(body.map((one: FormResponse) => one.form.name)).toEqual([
    'Riesgo de diabetes (adaptado de FINDRISC)',
    'Bienestar de cada día',
    'Bienestar de cada día',
  ])
  const files = JSON.parse(body[0].data).files
  expect(body[0].labs).toEqual(expect.arrayContaining(files.map(({ lab }: { lab: string }) => lab)))
  expect(files.map((one: { response: string | null }) => one.response !== null)).toEqual([true, false])
  expect((await server.as(`GET files/${files[0].file}`)).text).toContain('%PDF-1.4')
  const { body: steps } = await server.as('GET next-steps')
  expect(steps).toContainEqual(
    expect.objectContaining({ kind: 'repeat', firstName: 'Ana', name: 'Bienestar de cada día' }),
  )
  // Her next appointment stands in the widget of Citas, and nowhere twice.
  const isOwn = ({ kind, familyMemberId }: NextStep) => kind === 'appointment' && familyMemberId === null
  expect(steps.filter(isOwn)).toEqual([])
  expect(steps.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['lab', 'test']))
  expect((await server.as('GET family-members', undefined, server.nuevo)).body).toEqual([])
})

describe('a test', () => {
  test('is scored by the server, which believes no total', async () => {
    const member = await server.addMember({ birthDate: '1990-02-01', firstName: 'Eva' })
    const areas = [{ area: 'Alimentación', answers: [], value_total: 1, divider: 1, percentage: 100 }]
    const more = { user: { id: member.id }, areas, balance: 100 }
    const sent = await server.send(habits, server.answered(questions, more, { 1: 0, 2: 4, 4: 4 }))
    expect(sent.status).toBe(201)
    // Alimentación (0 + 2) / (5 + 6), Hidratación (4 + 0) / (8 + 3), Organización 2 / 6: an adult who has not agreed.
    expect(sent.body).toMatchObject({
      formId: habits,
      familyMemberId: member.id,
      hidden: true,
      balance: null,
    })
    const stored = await server.context.database.execute(
      sql`select balance, labs from objetivos.form_responses where id = ${sent.body.id}`,
    )
    expect(stored.rows).toEqual([{ balance: 29, labs: ['Glucosa en ayunas', 'Perfil de lípidos'] }])
    await remove(member.id)
  })

  test('of a child is shown, with areas, answers and the advice for them', async () => {
    const { id } = await server.addMember()
    const form = server.form('Alimentación de niñas')
    const own = await server.questions(form.id)
    const sent = await server.send(form.id, server.answered(own, { user: { id } }, { 1: 1 }))
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
    const { id } = await server.addMember({ birthDate: bornYearsAgo(11) })
    const form = server.form('Bienestar de niñas')
    const own = await server.questions(form.id)
    const user = { user: { id } }
    const answers = [{ question: 1, answer: 2, changes: 1 }]
    expect((await server.putDraft(form.id, { familyMemberId: id, version: 1, answers })).status).toBe(200)
    const all = await Promise.all(
      Array.from({ length: 12 }, () => server.send(form.id, server.answered(own, user))),
    )
    expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(all[0]?.status).toBe(201)
    expect(await ofMember(id)).toHaveLength(1)
    expect((await drafts()).filter(({ familyMemberId }) => familyMemberId === id)).toEqual([])
    const other = await server.send(form.id, server.answered(own, user, { 1: 3 }))
    expect(other).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('todavía no toca') },
    })
    const late = await server.putDraft(form.id, { familyMemberId: id, version: 1, answers })
    expect(late.status).toBe(409)
    await remove(id)
  })

  test('every question needs its answer, and only one of its options', async () => {
    const { id } = await server.addMember({ birthDate: bornYearsAgo(11) })
    const form = server.form('Bienestar de niñas')
    const own = await server.questions(form.id)
    const user = { user: { id } }
    const message = 'Por favor, conteste la pregunta.'
    expect(await server.send(form.id, JSON.stringify(user))).toMatchObject({ status: 400, body: { message } })
    const invented = await server.send(form.id, server.answered(own, user, { 3: 9 }))
    expect(invented.body.errors).toEqual({ 3: 'Elige una de las opciones de la pregunta.' })
    const twice = { ...user, areas: [{ answers: [{ question: 3, userAnswer: 1 }] }] }
    expect((await server.send(form.id, server.answered(own, twice, { 3: 2 }))).body.message).toBe(
      'La misma pregunta viene con dos respuestas distintas.',
    )
    expect(await ofMember(id)).toEqual([])
    await remove(id)
  })

  test('is not for another age, another gender, or without its course: 403', async () => {
    const { id } = await server.addMember()
    const sendFor = (name: string, user: object) =>
      server.send(server.form(name).id, server.answered([], { user }))
    const notEligible = { status: 403, body: { message: expect.stringContaining('no es para la edad') } }
    expect(await sendFor('Estado de ánimo', { id })).toMatchObject(notEligible)
    expect(await sendFor('Salud del hombre', { userId: server.ana.id })).toMatchObject(notEligible)
    expect(await sendFor('Energía y entrenamiento', {})).toMatchObject({
      status: 403,
      body: { message: 'Este test viene con un curso que todavía no tienes.' },
    })
    const form = server.form('Hábitos')
    expect(await server.send(form.id, server.answered(questions), server.nuevo)).toMatchObject(notEligible)
    await remove(id)
  })

  test('is for both ages at the ends of its range, in days, and for nobody beyond them', async () => {
    const form = server.form('Alimentación de niñas')
    const [range = ''] = JSON.parse(form.ageRange)
    const [youngest = 0, oldest = 0] = range.split('-').map(Number)
    const today = dayIn(server.context.now())
    const statuses = []
    for (const days of [youngest - 1, youngest, oldest, oldest + 1]) {
      const { id } = await server.addMember({ birthDate: addDays(today, -days) })
      const draft = { familyMemberId: id, version: 1, answers: [] }
      statuses.push((await server.putDraft(form.id, draft)).status)
      await remove(id)
    }
    expect(statuses).toEqual([403, 200, 200, 403])
  })

  test('somebody else’s member, response and form: 404', async () => {
    const theirs = await server.addMember({}, server.nuevo)
    const data = server.answered(questions, { user: { id: theirs.id } })
    const noMember = { status: 404, body: { message: 'No encontramos a este familiar.' } }
    expect(await server.send(habits, data)).toMatchObject(noMember)
    expect((await server.send(2_000_000_000, server.answered(questions))).status).toBe(404)
    const [own] = await server.responses()
    expect(own).toBeDefined()
    const patched = await server.as(`PATCH form-responses/${own?.id}`, { data: '{}' }, server.nuevo)
    const noResponse = { status: 404, body: { message: 'No encontramos estas respuestas.' } }
    expect(patched).toMatchObject(noResponse)
    expect(await server.as(`GET form-responses/${own?.id}`, undefined, server.nuevo)).toMatchObject(
      noResponse,
    )
    const draft = { version: 1, familyMemberId: theirs.id, answers: [] }
    expect(await server.putDraft(habits, draft)).toMatchObject(noMember)
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
    '{"answers":[],"user":{"familyMemberId":1}}',
    '{"answers":[],"files":[{"lab":1,"file":"x"}]}',
  ])('of a wrong form, %#: 400 with a message, and nothing is stored', async data => {
    const before = (await server.responses()).length
    for (const answer of [
      await server.send(habits, data),
      await server.as('PATCH form-responses/1', { data }),
    ]) {
      expect([answer.status, typeof answer.body.message]).toEqual([400, 'string'])
      expect(answer.body.message).toMatch(/[a-z]/)
    }
    expect((await server.responses()).length).toBe(before)
  })

  test('of a version that was never published: 400 that says so, and nothing is stored', async () => {
    const { id } = await server.addMember({ birthDate: '1990-02-01', firstName: 'Eva' })
    const data = JSON.stringify({ version: 9, user: { id }, answers: [] })
    const message = formRefusals.unknownVersion
    expect(await server.send(habits, data)).toMatchObject({
      status: 400,
      body: { message, errors: { data: message } },
    })
    expect(await ofMember(id)).toEqual([])
    await remove(id)
  })

  test('over 1 MB: 413; data that is no text: 400', async () => {
    expect(await server.send(habits, ' '.repeat(1_100_000))).toMatchObject({
      status: 413,
      body: { message: 'El contenido de la petición es demasiado grande.' },
    })
    for (const data of [undefined, 5, null, {}]) {
      expect((await server.as('POST form-responses', { formId: habits, data })).status).toBe(400)
    }
  })

  test('is answered again when its repetition is due; the earlier result stays as history', async () => {
    const { id } = await server.addMember({ birthDate: bornYearsAgo(11) })
    const form = server.form('Alimentación de niñas')
    const own = await server.questions(form.id)
    const first = await server.send(form.id, server.answered(own, { user: { id } }))
    const today = dayIn(server.context.now())
    expect(first.body).toMatchObject({ day: today, repeatOn: addDays(today, form.repeatDays) })
    await server.context.database.execute(sql`update objetivos.form_responses
      set created_at = created_at - make_interval(days => ${form.repeatDays}) where id = ${first.body.id}`)
    const second = await server.send(form.id, server.answered(own, { user: { id } }, { 1: 1 }))
    expect(second.status).toBe(201)
    expect((await ofMember(id)).map(one => one.id)).toEqual([second.body.id, first.body.id])
    await remove(id)
  })

  test('names no day of repetition once the practice offers it no more', async () => {
    const { id } = await server.addMember({ birthDate: bornYearsAgo(11) })
    const form = server.form('Alimentación de niñas')
    await server.send(form.id, server.answered(await server.questions(form.id), { user: { id } }))
    const withdraw = (withdrawn: boolean) =>
      server.context.database.execute(
        sql`update objetivos.forms set withdrawn = ${withdrawn} where id = ${form.id}`,
      )
    await withdraw(true)
    const [only] = await ofMember(id)
    await withdraw(false)
    expect(only?.repeatOn).toBeNull()
    await remove(id)
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
      birthDate: bornYearsAgo(10),
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
