import { sql } from 'drizzle-orm'
import type { SignedInPerson } from 'shared/published/person'
import { type TestServer, testServer } from 'shared/testing/testServer'
import type { OwnDataInWords } from '../../contract/ownData'
import { ownSays } from '../../messages'
import { shellJobs } from '../shellJobs'
import { slices } from '../slices'
import { addEntry } from '../staff/auditLog'
import { jobInWords } from './saidInWords'

let server: TestServer
let ana: SignedInPerson
beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
})
afterAll(() => server.close())

const inWords = async (): Promise<OwnDataInWords> =>
  (await server.call('GET auth/me/data-in-words', { token: ana.token })).body

test('every list of the download is there in words', async () => {
  for (const { name, ownData } of slices) {
    const lists = await ownData.export(server.context, ana.id)
    const subjects = await ownData.inWords(server.context, lists, 'person')
    expect({ [name]: subjects.map(({ list }) => list).sort() }).toEqual({ [name]: Object.keys(lists).sort() })
  }
})

test('the account, the meals and the payments are written as the app shows them', async () => {
  const { name, sections } = await inWords()
  expect(name).toMatch(/^Ana /)
  expect(sections['Tu cuenta']?.rows).toContainEqual(['Correo', 'ana@mydiet.mx'])
  expect(sections['Tu consentimiento']?.rows).toEqual([
    ['2026-11-27', expect.stringMatching(/^\d+ de \w+ de \d{4}, \d+:\d\d [ap]\.m\.$/)],
  ])
  const [payment] = sections['Tus pagos']?.rows ?? []
  expect(payment).toEqual(expect.arrayContaining([expect.stringMatching(/^\$?[\d,.]+ MXN$/), 'Tarjeta']))
  const bought = sections['Lo que compraste']?.rows.map(([, product]) => product)
  expect(bought).toEqual(expect.arrayContaining(['Nutrición funcional', 'Control de peso', 'Plan mensual']))
  expect(sections['Tus planes mensuales']?.rows).toEqual([
    // A plan that renews as it is changes to nothing.
    ['PLAN FUNCIONAL', expect.any(String), expect.any(String), '', '', 'No'],
  ])
  const [test] = sections['Tus tests y sus resultados']?.rows ?? []
  expect(test).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\d+ %$/), expect.stringMatching(/^[^.]+: \d+ %/)]),
  )
})

test('an appointment of a removed family member is not called the person’s own', async () => {
  const forWhom = async () => (await inWords()).sections['Tus citas']?.rows.map(row => row[3])
  expect(new Set(await forWhom())).toEqual(new Set(['Ti']))
  await server.context.database.execute(sql`
    update citas.appointments set family_member_id = 99 where user_id = ${ana.id}`)
  expect(new Set(await forWhom())).toEqual(new Set(['Un familiar']))
})

test('purposes, devices and files are called as the app calls them', async () => {
  const body = { purpose: 'courseReplies', granted: false }
  await server.call('PATCH auth/purposes', { token: ana.token, body })
  const { sections } = await inWords()
  expect(sections['Finalidades voluntarias que elegiste']?.rows).toEqual([
    ['Respuestas a tus preguntas', 'No', expect.any(String), '2026-11-27'],
  ])
  expect(sections['Dónde está abierta tu sesión']?.rows[0]?.slice(0, 2)).toEqual([
    'Dispositivo desconocido',
    'desconocido',
  ])
  const kinds = sections['Archivos que subiste']?.rows.map(([, kind]) => kind)
  expect(new Set(kinds)).toEqual(new Set(['Análisis de laboratorio']))
})

test('the staff’s acts are told in Spanish, without the numbers of rows; an act of before in general words', async () => {
  const acts: [string, string][] = [
    ['lab 12 answered', 'Respondió a un análisis de laboratorio'],
    ['results of appointment 3 read', 'Vio los resultados que se comparten con su especialidad'],
    ['invoice A-7 issued', 'Emitió una factura'],
    ['comment 4 removed', 'Retiró un comentario'],
    ['what was done in an old release', 'Consultó o cambió datos'],
  ]
  const { database, now } = server.context
  for (const [act] of acts)
    await addEntry(database, { at: now(), staff: 'lupe@mydiet.mx', act, personId: ana.id })
  const { sections } = await inWords()
  expect(sections['Lo que el equipo hizo con tus datos']?.rows.map(([, act]) => act)).toEqual(
    acts.map(([, words]) => words),
  )
})

test('every job that waits for a person has words', () => {
  const handlers = [
    ...shellJobs(slices, { copying: undefined as never }),
    ...slices.flatMap(({ jobs = [] }) => jobs),
  ]
  const names = handlers
    .filter(({ job }) => 'userId' in ((job.payload as { properties?: object }).properties ?? {}))
    .map(({ job }) => job.name)
  expect(names).toEqual(expect.arrayContaining(['mail', 'citas-reminder', 'objetivos-consent']))
  const wordless = names.filter(name => jobInWords(slices, name) === ownSays.someJob)
  expect(wordless).toEqual([])
})

test('lists of the account come first, each with its headings, and a row has a cell a heading', async () => {
  const { sections } = await inWords()
  expect(Object.keys(sections)[0]).toBe('Tu cuenta')
  for (const [title, { columns, rows }] of Object.entries(sections))
    for (const row of rows) expect({ title, cells: row.length }).toEqual({ title, cells: columns.length })
})

test('nobody reads it without a session', async () => {
  expect(await server.call('GET auth/me/data-in-words')).toMatchObject({ status: 401 })
})
