import { sql } from 'drizzle-orm'
import { PASSWORD } from 'shared/testing/testServer'
import type { Form, NextStep } from '../../contract/forms'
import { adult, drafts, habits, openAnswers, questions, remove, server } from '../testing/anasAnswers'
import { PDF } from '../testing/objetivosServer'

openAnswers()

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

  test('of a course that was not bought are listed, and keep their questions and advice: 403', async () => {
    const { id } = server.form('Energía y entrenamiento')
    const refused = { status: 403, body: { message: 'Este test viene con un curso que todavía no tienes.' } }
    expect(await server.as(`GET forms/${id}`)).toEqual(expect.objectContaining(refused))
    expect(await server.as(`GET forms/${id}?version=1`)).toMatchObject(refused)
    // A test that was begun goes on, whatever became of its course.
    await server.context.database.execute(
      sql`insert into objetivos.form_drafts (user_id, form_id, version, answers, updated_at)
        values (${server.ana.id}, ${id}, 1, '[]', now())`,
    )
    expect((await server.as(`GET forms/${id}`)).status).toBe(200)
    expect(await server.as(`GET forms/${id}`, undefined, server.nuevo)).toMatchObject(refused)
    await server.context.database.execute(sql`delete from objetivos.form_drafts where form_id = ${id}`)
  })
})

describe('a draft', () => {
  const answer = (question: number, value: unknown, changes = 1) => ({ question, answer: value, changes })

  test('keeps each answer, merges two devices, and a repetition changes nothing', async () => {
    const form = server.form('Ansiedad')
    const put = (...answers: object[]) => server.putDraft(form.id, { version: 1, answers })
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
    expect((await server.putDraft(form.id, body)).status).toBe(200)
    await server.context.database.transaction(async one => {
      await one.execute(sql`insert into objetivos.form_versions (form_id, version, name, content)
        select form_id, 2, 'Nuevo nombre', '[]' from objetivos.form_versions where form_id = ${form.id}`)
      await one.execute(sql`update objetivos.forms set version = 2, withdrawn = true where id = ${form.id}`)
    })
    const listed = (person = server.ana) =>
      server
        .as('GET forms', undefined, person)
        .then(({ body }) => body.find((one: Form) => one.id === form.id))
    expect(await listed()).toMatchObject({ name: form.name, source: form.source, withdrawn: true })
    expect(await listed(server.nuevo)).toBeUndefined()
    const steps = async () =>
      (await server.as('GET next-steps')).body.filter(
        (one: NextStep) => one.formId === form.id && one.familyMemberId === id && one.kind !== 'lab',
      )
    expect(await steps()).toEqual([
      expect.objectContaining({ kind: 'continue', familyMemberId: id, name: form.name }),
    ])
    const never = { status: 400, body: { errors: { version: expect.stringMatching(/no existe/) } } }
    expect(await server.putDraft(form.id, { ...body, version: 9 })).toMatchObject(never)
    const later = await server.putDraft(form.id, {
      ...body,
      version: 2,
      answers: [answer(2, 1), answer(77, 1)],
    })
    expect(later).toMatchObject({ status: 200, body: { version: 1 } })
    expect(later.body.answers).toEqual([answer(1, 1), answer(2, 1)])
    const own = JSON.parse((await server.as(`GET forms/${form.id}?version=1`)).body.content)
    const sent = await server.send(form.id, server.answered(own, { user: { id } }))
    expect(sent).toMatchObject({ status: 201, body: { form: { name: form.name, version: 1 } } })
    // A result keeps the author of its test.
    expect(await listed()).toMatchObject({ source: form.source })
    expect(await steps()).toEqual([])
    expect((await server.putDraft(form.id, { version: 2, answers: [] })).status).toBe(404)
    await server.context.database.execute(
      sql`update objetivos.forms set version = 1, withdrawn = false where id = ${form.id}`,
    )
    await remove(id)
  })
})

test('an account that is erased leaves no answer, draft, file, notice, member or job', async () => {
  const { database, files } = server.context
  const { id: userId } = server.nuevo
  const as = (name: string, body?: unknown) => server.as(name, body, server.nuevo)
  const { id } = await server.addMember({ birthDate: '1990-02-01', email: 'eva@ejemplo.mx' }, server.nuevo)
  await database.execute(sql`update objetivos.family_members set consent = 'GRANTED' where id = ${id}`)
  const user = { user: { id } }
  const sent = await server.send(habits, server.answered(questions, user, { 4: 4 }), server.nuevo)
  const { body: uploaded } = await server.upload(PDF, 'application/pdf', server.nuevo)
  const attached = { files: [{ lab: 'Glucosa en ayunas', file: uploaded.name }] }
  const data = JSON.stringify(attached)
  expect((await as(`PATCH form-responses/${sent.body.id}`, { data })).status).toBe(200)
  const formId = server.form('Estado de ánimo').id
  const answers = [{ question: 9, answer: 2, changes: 1 }]
  await server.putDraft(formId, { familyMemberId: id, version: 1, answers }, server.nuevo)
  await as('POST risk-notices', { formId, question: 9, familyMemberId: id })
  const count = async (table: string) => {
    const { rows } = await database.execute<{ count: number }>(
      sql`select count(*)::int as count from objetivos.${sql.identifier(table)} where user_id = ${userId}`,
    )
    return rows[0]?.count ?? 0
  }
  const tables = ['family_members', 'form_drafts', 'form_responses', 'lab_files', 'risk_notices']
  expect(Math.min(...(await Promise.all(tables.map(table => count(table)))))).toBeGreaterThan(0)
  expect(await files.read(uploaded.name)).toEqual(PDF)

  expect((await as('DELETE auth/me', { password: PASSWORD })).status).toBe(200)
  await server.jobsDone()
  expect(await Promise.all(tables.map(count))).toEqual([0, 0, 0, 0, 0])
  expect(await files.read(uploaded.name)).toBeUndefined()
  const { rows: jobs } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job
      where state < 'completed' and data ->> 'userId' = ${String(userId)}`,
  )
  expect(jobs).toEqual([{ count: 0 }])
})
