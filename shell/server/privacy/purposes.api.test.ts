import { eq } from 'drizzle-orm'
import type { SignedInPerson } from 'shared/published/person'
import type { VoluntaryPurpose } from 'shared/published/purposes'
import { contentFolder, removeContentFolders } from 'shared/testing/contentFolder'
import { ANA, NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { Purposes } from '../../contract/privacy'
import { purposeChoices } from '../auth/schema'
import { type ContentRefused, loadContent } from '../content/loadContent'
import { mailJob } from '../mail/mailJob'
import { clientReports } from '../reports/schema'
import { siteContents } from '../site/siteContent'

let server: TestServer
let ana: SignedInPerson
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  ana = await server.signIn()
  await server.context.database.delete(purposeChoices)
})
afterAll(async () => {
  await server.close()
  removeContentFolders()
})

const choose = (purpose: unknown, granted: unknown, token = ana.token) =>
  server.call('PATCH auth/purposes', { token, body: { purpose, granted } })
const purposes = async ({ token } = ana): Promise<Purposes> =>
  (await server.call('GET auth/purposes', { token })).body
const granted = async (person = ana) =>
  Object.fromEntries((await purposes(person)).voluntary.map(one => [one.purpose, one.granted]))

test('necessary and voluntary purposes are apart, and the voluntary ones begin as the notice says', async () => {
  const { necessary, voluntary } = await purposes()
  expect(necessary.map(({ title }) => title)).toContain('Atenderte')
  expect(voluntary.map(({ purpose }) => purpose)).toEqual(['courseReplies', 'courseTopics', 'statistics'])
  expect(voluntary[2]).toMatchObject({ granted: true, chosenAt: null, version: null })
})

test('a choice is kept with its moment and the notice in force, for its person alone', async () => {
  const { status, body } = await choose('statistics', false)
  expect(status).toBe(200)
  const [version, chosenAt] = ['2026-11-27', expect.stringMatching(/^\d{4}-.*Z$/)]
  expect(body.voluntary[2]).toMatchObject({ purpose: 'statistics', granted: false, version, chosenAt })
  expect(await granted(await server.signIn(NUEVO))).toMatchObject({ statistics: true })
  const { body: file } = await server.call('GET auth/me/data', { token: ana.token })
  const choice = { purpose: 'statistics', granted: false, notice: version, chosenAt }
  expect(file.purposeChoices).toEqual([choice])
})

test('the same choice again keeps the moment of the first', async () => {
  await choose('statistics', false)
  const first = await purposes()
  server.pass(60_000)
  await choose('statistics', false)
  expect(await purposes()).toEqual(first)
  await choose('statistics', true)
  expect((await purposes()).voluntary[2]?.chosenAt).not.toBe(first.voluntary[2]?.chosenAt)
})

test.each([
  ['a purpose that there is not', 'ads', false],
  ['a choice that is neither', 'statistics', 'quizá'],
])('%s is 400, and changes nothing', async (_what, purpose, choice) => {
  expect(await choose(purpose, choice)).toMatchObject({ status: 400 })
  expect(Object.values(await granted())).toEqual([true, true, true])
})

test('a refused purpose sends no mail, neither a new one nor one that waits', async () => {
  const { mail, jobs, now } = server.context
  const about = (subject: string) => ({ to: ANA, subject, text: subject, html: subject })
  const send = (subject: string, purpose: VoluntaryPurpose) =>
    mail.send(about(subject), { cause: 'practice', userId: ana.id, purpose })
  const waiting = { userId: ana.id, purpose: 'courseTopics', mail: about('Espera') } as const
  // Due when the choice is made, at the earliest: a mail that is due at once may be on its way by then.
  await jobs.send(mailJob, waiting, { runAt: new Date(now().getTime() + 60_000) })
  await choose('courseTopics', false)
  server.pass(120_000)
  await send('Rechazado', 'courseTopics')
  await send('Otra finalidad', 'courseReplies')
  await mail.send(about('Necesario'), { cause: 'practice', userId: ana.id })
  const subjects = (await server.mails({ to: ANA })).map(({ subject }) => subject)
  expect(subjects).toEqual(expect.arrayContaining(['Otra finalidad', 'Necesario']))
  expect(subjects).not.toContain('Espera')
  expect(subjects).not.toContain('Rechazado')
})

test('of a person who refuses statistics no measure is kept, and their problems are', async () => {
  const { database } = server.context
  const vitals = [{ screen: '/user/comidas', measure: 'LCP', value: 900 }]
  const problems = [{ kind: 'script', code: 'ABC123', name: 'TypeError' }]
  const report = (token?: string) => server.call('POST client-reports', { token, body: { problems, vitals } })
  const kept = async () => {
    const rows = await database.select({ kind: clientReports.kind }).from(clientReports)
    await database.delete(clientReports)
    return rows.map(({ kind }) => kind).sort()
  }
  await report(ana.token)
  expect(await kept()).toEqual(['script', 'vital'])
  await choose('statistics', false)
  await report(ana.token)
  expect(await kept()).toEqual(['script'])
  await report()
  expect(await kept()).toEqual(['script', 'vital'])
})

describe('another notice', () => {
  const load = (version: string, ...rows: string[]) =>
    loadContent(
      contentFolder({
        'privacy-notice.csv': ['version,title,publishedAt', `${version},Aviso,2027-01-01`],
        'privacy-notice.html': '<p>Texto.</p>',
        ...(rows.length > 0 && { 'privacy-purposes.csv': ['purpose,title,text,starts', ...rows] }),
      }),
      siteContents.contentKinds,
      server.context,
    )
  const refusal = (loading: Promise<unknown>) =>
    loading.then(
      () => [],
      error => (error as ContentRefused).lines,
    )
  afterAll(() => loadContent(siteContents.demoContent, siteContents.contentKinds, server.context))

  test('keeps what people chose; what it does not name, or begins as off, is not pursued', async () => {
    const allows = (purpose: VoluntaryPurpose, { id } = ana) =>
      server.context.ports.purposes.allows(server.context.database, id, purpose)
    await choose('courseTopics', true)
    await load('2', ',Atenderte,,', 'courseTopics,Temas,,no', 'statistics,Medir,,no')
    expect(await purposes()).toMatchObject({
      necessary: [{ title: 'Atenderte', text: '' }],
      voluntary: [
        { purpose: 'courseTopics', granted: true, version: '2026-11-27' },
        { purpose: 'statistics', granted: false, version: null },
      ],
    })
    expect(await allows('courseReplies')).toBe(false)
    expect(await allows('courseTopics')).toBe(true)
    expect(await allows('courseTopics', await server.signIn(NUEVO))).toBe(false)
    await load('3')
    expect(await purposes()).toEqual({ necessary: [], voluntary: [] })
    const kept = await server.context.database.$count(purposeChoices, eq(purposeChoices.userId, ana.id))
    expect(kept).toBe(1)
  })

  test('names each voluntary purpose once and says how it begins; a published one keeps its purposes', async () => {
    expect(
      await refusal(
        load('4', ',Atenderte,,sí', 'statistics,Medir,,', 'statistics,Medir,,no', 'ads,Vender,,no'),
      ),
    ).toEqual([
      'privacy-purposes.csv, fila 4, purpose: Está repetido: ya aparece en la fila 3.',
      'privacy-purposes.csv, fila 2, starts: Una finalidad necesaria no se enciende ni se apaga: déjalo vacío.',
      'privacy-purposes.csv, fila 3, starts: Di si empieza encendida: sí o no.',
      'privacy-purposes.csv, fila 5, purpose: Debe ser una de courseReplies, courseTopics, statistics; déjalo vacío si es necesaria.',
    ])
    await load('4', 'statistics,Medir,,no')
    await load('4', 'statistics,Medir,,no')
    expect(await refusal(load('4', 'statistics,Medir,,sí'))).toEqual([
      'privacy-notice.csv, fila 2, version: «4» ya se publicó con otro texto: dale una versión nueva.',
    ])
  })
})
