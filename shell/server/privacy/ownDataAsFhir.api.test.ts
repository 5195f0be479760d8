import { sql } from 'drizzle-orm'
import type { SignedInPerson } from 'shared/published/person'
import { fhirProblems } from 'shared/testing/fhirProblems'
import { type TestServer, testServer } from 'shared/testing/testServer'
import type { OwnDataAsFhir } from '../../contract/ownData'
import { factsOfBundle } from './testing/factsOfBundle'
import { factsOfDownload } from './testing/factsOfDownload'

const SONS_LAB = 'Biometría del hijo'

let server: TestServer
let ana: SignedInPerson
let bundle: OwnDataAsFhir
beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
  const body = { purpose: 'statistics', granted: false }
  await server.call('PATCH auth/purposes', { token: ana.token, body })
  // A lab of her son, and an appointment of somebody whom she removed from her family.
  const { database } = server.context
  await database.execute(sql`
    insert into objetivos.form_responses (user_id, family_member_id, form_id, version, answers, areas, balance, labs)
    select user_id, 1, form_id, version, answers, areas, balance, labs from objetivos.form_responses
    where user_id = ${ana.id} order by id limit 1`)
  await database.execute(sql`
    insert into objetivos.lab_files (user_id, response_id, lab, file, uploaded_at)
    select ${ana.id}, max(id), ${SONS_LAB}, 'hijo.pdf', now() from objetivos.form_responses`)
  await database.execute(sql`
    update citas.appointments set family_member_id = 99 where id =
    (select min(id) from citas.appointments where user_id = ${ana.id})`)
  bundle = (await server.call('GET auth/me/data-as-fhir', { token: ana.token })).body
})
afterAll(() => server.close())

const ofType = (type: string) =>
  bundle.entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type)

test('each resource is one of FHIR R4 by the schema of HL7', () => {
  const problemsOf = fhirProblems()
  expect(problemsOf({ resourceType: 'Patient', gender: 'mujer', edad: 3 })).toHaveLength(2)
  const problems = bundle.entry.flatMap(({ fullUrl, resource }) =>
    problemsOf(resource).map(problem => `${fullUrl} ${problem}`),
  )
  expect(problems).toEqual([])
})

test('it holds each row of the download that FHIR has a resource for, once', async () => {
  const { domains, ...file } = (await server.call('GET auth/me/data', { token: ana.token })).body
  const { citas, diet, objetivos } = domains
  const rows: Record<string, unknown[]> = {
    Appointment: citas.appointments,
    NutritionOrder: diet.mealPlans,
    RelatedPerson: objetivos.familyMembers,
    QuestionnaireResponse: objetivos.formResponses,
    Observation: objetivos.formResponses.filter((row: object) => 'balance' in row),
    DocumentReference: objetivos.labFiles,
    Consent: [file.consent, ...file.purposeChoices],
    Patient: [file.account],
  }
  const numbers = Object.fromEntries(Object.entries(rows).map(([type, list]) => [type, list.length]))
  expect(Object.fromEntries(Object.keys(rows).map(type => [type, ofType(type).length]))).toEqual(numbers)
  expect(Object.values(numbers).filter(many => many === 0)).toEqual([])
  expect(new Set(bundle.entry.map(({ fullUrl }) => fullUrl)).size).toBe(bundle.entry.length)
})

test('read back by another system, it says what the download says', async () => {
  const download = (await server.call('GET auth/me/data', { token: ana.token })).body
  const { rows } = await server.context.database.execute<{ id: number; name: string }>(
    sql`select id, name from diet.recipes`,
  )
  const expected = factsOfDownload(download, new Map(rows.map(({ id, name }) => [id, name])))
  // By way of the text, as a file is.
  const read = factsOfBundle(JSON.parse(JSON.stringify(bundle)))
  expect(read.person).toEqual(expected.person)
  for (const list of ['relatives', 'appointments', 'tests', 'labs', 'plans', 'consents'] as const) {
    const [found, wanted]: [readonly object[], readonly object[]] = [read[list], expected[list]]
    expect([list, wanted.length]).not.toEqual([list, 0])
    expect([list, found.length]).toEqual([list, wanted.length])
    expect(found).toEqual(expect.arrayContaining([...wanted]))
  }
})

test('every reference leads to a resource of the bundle', () => {
  const known = new Set(bundle.entry.map(({ resource }) => `${resource.resourceType}/${resource.id}`))
  const named = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(name => !known.has(name))).toEqual([])
})

test('a lab of a family member is theirs, not the person’s', () => {
  expect(ofType('DocumentReference')).toContainEqual(
    expect.objectContaining({
      type: { text: SONS_LAB },
      subject: { reference: 'RelatedPerson/family-1' },
    }),
  )
})

test('an appointment of a removed family member names nobody', () => {
  expect(ofType('Appointment')).toContainEqual(
    expect.objectContaining({
      participant: expect.arrayContaining([{ actor: { display: 'Un familiar' }, status: 'accepted' }]),
    }),
  )
})

test('a refused purpose is a consent that denies', () => {
  expect(ofType('Consent')).toContainEqual(
    expect.objectContaining({ id: 'consent-statistics', provision: { type: 'deny' } }),
  )
})
