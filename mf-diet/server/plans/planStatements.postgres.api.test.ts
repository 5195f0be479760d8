import type { SignedInPerson } from 'shared/published/person'
import { nextYear } from 'shared/testing/nextYear'
import { readStatements, statementsOf } from 'shared/testing/services/sentStatements'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import type { Exclusion } from '../../contract/foods'
import type { Recipe } from '../../contract/recipes'
import { isOwnMark } from '../../rules/allergens/exclusionsByAllergen'
import { proposePlan } from '../../rules/plans/proposePlan'

/**
 * The most statements that one save may send: a save takes as many round trips to the database. A person with an
 * allergy needs more: those that tell the foods of their plan from the foods that they avoid.
 */
const MOST = 8
const MOST_WITH_ALLERGY = 12

let server: TestServer
let ana: SignedInPerson
let own: Recipe[]
let exclusions: Exclusion[]

beforeAll(async () => {
  readStatements()
  server = await testServer()
  ana = await server.signIn()
  const recipes: Recipe[] = (await server.call('GET recipes', { token: ana.token })).body
  exclusions = (await server.call('GET exclusions', { token: ana.token })).body
  own = recipes.filter(({ preparation }) => preparation !== '')
})
afterAll(async () => {
  await server.close()
  vi.restoreAllMocks()
})

const planFor = (day: string) =>
  proposePlan(day, own, { plans: [], ratings: [], exclusions, swaps: [] }, () => 0)

const save = (name: string, day: string) => () => server.call(name, { token: ana.token, body: planFor(day) })

/** The statements of saves of a new day, of the same day again, and of a change. */
async function savesOf(day: string): Promise<string[][]> {
  const path = `patients/${ana.id}/meal-plans`
  const created = await statementsOf(save(`POST ${path}`, day), 201)
  const again = await statementsOf(save(`POST ${path}`, day), 201)
  const plans: { id: number; day: string }[] = (await server.call(`GET ${path}`, { token: ana.token })).body
  const id = plans.find(plan => plan.day === day)?.id
  const changed = await statementsOf(save(`PUT ${path}/${id}`, day), 200)
  for (const statements of [created, again, changed]) {
    // The count covers the save alone: it begins with the session and ends with the plan.
    expect(statements[0]).toContain('sessions')
    expect(statements.at(-1)).toMatch(/^(insert into|update) "diet"."meal_plans"/)
  }
  return [created, again, changed]
}

test('a save sends few statements, with an allergy and without one', async () => {
  for (const statements of await savesOf(nextYear('09-01'))) {
    expect(statements.slice(MOST_WITH_ALLERGY)).toEqual([])
  }
  for (const { alimentId } of exclusions.filter(isOwnMark)) {
    await server.call(`DELETE exclusions/${alimentId}`, { token: ana.token })
  }
  for (const statements of await savesOf(nextYear('09-02'))) expect(statements.slice(MOST)).toEqual([])
})
