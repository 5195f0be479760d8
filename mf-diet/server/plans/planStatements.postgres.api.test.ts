import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { SignedInPerson } from 'shared/published/person'
import { nextYear } from 'shared/testing/nextYear'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import type { Recipe } from '../../contract'
import { proposePlan } from '../../rules/plans/proposePlan'

/** The most statements that one save may send: a save takes as many round trips to the database. */
const MOST = 6

/** The list of the call that is being made: jobs that run beside it send statements too. */
const sent = new AsyncLocalStorage<string[]>()
let server: TestServer
let ana: SignedInPerson
let own: Recipe[]

beforeAll(async () => {
  const query = pg.Client.prototype.query as unknown as (this: pg.Client, ...args: unknown[]) => never
  // Before the server opens its connections, which send everything by this method, transactions' ends included.
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text: string }]
    sent.getStore()?.push(typeof statement === 'string' ? statement : statement.text)
    return query.apply(this, args)
  })
  server = await testServer()
  ana = await server.signIn()
  const recipes: Recipe[] = (await server.call('GET recipes', { token: ana.token })).body
  own = recipes.filter(({ preparation }) => preparation !== '')
})
afterAll(async () => {
  await server.close()
  vi.restoreAllMocks()
})

const planFor = (day: string) =>
  proposePlan(day, own, { plans: [], ratings: [], exclusions: [], swaps: [] }, () => 0)

/** The statements of one call. */
async function statementsOf(call: () => Promise<{ status: number }>, status: number): Promise<string[]> {
  const statements: string[] = []
  expect((await sent.run(statements, call)).status).toBe(status)
  return statements
}

const save = (name: string, day: string) => () => server.call(name, { token: ana.token, body: planFor(day) })

test('a save of a plan sends at most six statements: a new day, the same day again, and a change', async () => {
  const path = `patients/${ana.id}/meal-plans`
  const day = nextYear('09-01')
  const created = await statementsOf(save(`POST ${path}`, day), 201)
  const again = await statementsOf(save(`POST ${path}`, day), 201)
  const plans: { id: number; day: string }[] = (await server.call(`GET ${path}`, { token: ana.token })).body
  const id = plans.find(plan => plan.day === day)?.id
  const changed = await statementsOf(save(`PUT ${path}/${id}`, day), 200)
  for (const statements of [created, again, changed]) {
    // The count covers the save alone: it begins with the session and ends with the plan.
    expect(statements[0]).toContain('sessions')
    expect(statements.at(-1)).toMatch(/^(insert into|update) "diet"."meal_plans"/)
    expect(statements.slice(MOST)).toEqual([])
  }
})
