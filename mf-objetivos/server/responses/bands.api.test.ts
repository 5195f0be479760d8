import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { ContentFolder } from 'shared/server/content/contentFolder'
import { bornYearsAgo } from 'shared/testing/bornYearsAgo'
import type { FormResponse } from '../../contract/responses'
import type { Question } from '../../rules/forms/form'
import { formContent } from '../forms/formContent'
import { formVersions } from '../schema'
import { type ObjetivosServer, objetivosServer } from '../testing/objetivosServer'

let server: ObjetivosServer
beforeAll(async () => {
  server = await objetivosServer()
})
afterAll(() => server.close())

/** The same option of every question, by its place: the first is «Ningún día», the last «Casi todos los días». */
const all = (questions: readonly Question[], place: number) =>
  Object.fromEntries(
    questions.flatMap(({ id, opciones }) => (opciones[place] ? [[id, opciones[place].id]] : [])),
  )

async function take(name: string, place: number, birthDate = bornYearsAgo(40)) {
  const { id: formId } = server.form(name)
  const { id } = await server.addMember({ firstName: 'Eva', birthDate, email: '' })
  await server.context.database.execute(
    sql`update objetivos.family_members set consent = 'GRANTED' where id = ${id}`,
  )
  const questions = await server.questions(formId)
  const data = server.answered(questions, { user: { id } }, all(questions, place))
  const { status, body } = await server.send(formId, data)
  expect(status).toBe(201)
  return { id, formId, body: body as FormResponse }
}

const ofMember = async (id: number) =>
  (await server.responses()).find(({ familyMemberId }) => familyMemberId === id)

test.each([
  ['Ansiedad (GAD-7)', 0, 0, 21, 'Síntomas mínimos', 'Estable', 100],
  ['Ansiedad (GAD-7)', 3, 21, 21, 'Síntomas graves', 'Crítico', 0],
  ['Estado de ánimo (PHQ-9)', 1, 9, 27, 'Síntomas leves', 'Complicado', 67],
  ['Estado de ánimo (PHQ-9)', 3, 27, 27, 'Síntomas graves', 'Crítico', 0],
])(
  '%s, option %d everywhere: %d of %d points, «%s»',
  async (name, place, points, highest, words, level, balance) => {
    const { id, body } = await take(name, place)
    const expected = { balance, band: { points, highest, words, level, higherIs: 'peor' } }
    expect(body).toMatchObject(expected)
    expect(await ofMember(id)).toMatchObject(expected)
    expect((await server.as(`GET form-responses/${body.id}`)).body).toMatchObject(expected)
  },
)

test('a test without bands has none', async () => {
  const { body } = await take('Chequeo general', 0)
  expect(body).not.toHaveProperty('band')
})

test('of an adult who has not agreed no band is shown', async () => {
  const { id } = await take('Ansiedad (GAD-7)', 3)
  await server.context.database.execute(
    sql`update objetivos.family_members set consent = 'REFUSED' where id = ${id}`,
  )
  const shown = await ofMember(id)
  expect([shown?.hidden, shown?.band]).toEqual([true, undefined])
})

test('a result of before the bands gets its words with the content that brings them; changed words make a new version', async () => {
  const { database, files } = server.context
  const { id, formId } = await take('Ansiedad (GAD-7)', 3)
  const version = and(eq(formVersions.formId, formId), eq(formVersions.version, 1))
  await database.update(formVersions).set({ scale: null }).where(version)
  expect(await ofMember(id)).not.toHaveProperty('band')

  const write = await formContent.check(
    await ContentFolder.open(join(import.meta.dirname, '..', 'seed', 'demo')),
  )
  const load = () => database.transaction(one => write(one, files, () => undefined))
  await load()
  expect((await ofMember(id))?.band?.words).toBe('Síntomas graves')

  const other = { higherIs: 'peor', cutoffs: [{ from: 0, words: 'Otras palabras', level: 'Estable' }] }
  await database
    .update(formVersions)
    .set({ scale: JSON.stringify(other) })
    .where(version)
  await load()
  // The result keeps the words of its version.
  expect((await ofMember(id))?.band?.words).toBe('Otras palabras')
  expect((await server.as(`GET forms/${formId}`)).body.version).toBe(2)
})
