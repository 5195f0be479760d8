import { addDays } from 'shared/dates'
import type { SignedInPerson } from 'shared/published/person'
import { nextYear } from 'shared/testing/nextYear'
import { cutAtEachStatement } from 'shared/testing/services/cutAtEachStatement'
import { type TestHome, testHome } from 'shared/testing/testHome'
import type { TestServer } from 'shared/testing/testServer'
import type { MealPlan, MealPlanBody } from '../../contract/mealPlans'
import type { Recipe } from '../../contract/recipes'
import { proposePlan } from '../../rules/plans/proposePlan'

let home: TestHome
beforeEach(async () => {
  home = await testHome()
})
afterEach(() => home.remove())

const NO_MEALS = { breakfast: null, meal: null, dinner: null, snack_morning: null, snack_afternoon: null }

interface Given {
  ana: SignedInPerson
  plan: MealPlanBody
}

async function planOn(day: string, server: TestServer): Promise<Given> {
  const ana = await server.signIn()
  const recipes: Recipe[] = (await server.call('GET recipes', { token: ana.token })).body
  const exclusions = (await server.call('GET exclusions', { token: ana.token })).body
  const own = recipes.filter(({ preparation }) => preparation !== '')
  const known = { plans: [], ratings: [], exclusions, swaps: [] }
  return { ana, plan: proposePlan(day, own, known, () => 0) }
}

async function stored({ ana, plan }: Given, server: TestServer): Promise<MealPlan[]> {
  const { body } = await server.call(`GET patients/${ana.id}/meal-plans`, { token: ana.token })
  return body.filter(({ day }: MealPlan) => day === plan.day)
}

test('a new plan of a day that is cut off is all there or not at all; the repeated call stores it once', async () => {
  const { statements } = await cutAtEachStatement({
    home,
    prepare: (round, server) => planOn(addDays(nextYear('03-01'), round), server),
    call: ({ ana, plan }, server) =>
      server.call(`POST patients/${ana.id}/meal-plans`, { token: ana.token, body: plan }),
    async afterCut(given, server) {
      const plans = await stored(given, server)
      if (plans.length > 0) expect(plans).toMatchObject([given.plan])
    },
    async afterRepeat(given, { status }, server) {
      expect(status).toBe(201)
      expect(await stored(given, server)).toMatchObject([given.plan])
    },
  })
  expect(statements).toBeGreaterThan(3)
})

test('a changed plan of a day that is cut off is the old one or the new one', async () => {
  const { statements } = await cutAtEachStatement({
    home,
    async prepare(round, server) {
      const given = await planOn(addDays(nextYear('05-01'), round), server)
      const empty = { ...NO_MEALS, day: given.plan.day }
      const { body } = await server.call(`POST patients/${given.ana.id}/meal-plans`, {
        token: given.ana.token,
        body: empty,
      })
      return { ...given, empty, id: body.id as number }
    },
    call: ({ ana, plan, id }, server) =>
      server.call(`PUT patients/${ana.id}/meal-plans/${id}`, { token: ana.token, body: plan }),
    async afterCut(given, server) {
      const [now, ...others] = await stored(given, server)
      expect(others).toEqual([])
      expect(now).toMatchObject(now?.breakfast === null ? given.empty : given.plan)
    },
    async afterRepeat(given, { status }, server) {
      expect(status).toBe(200)
      expect(await stored(given, server)).toMatchObject([{ ...given.plan, id: given.id }])
    },
  })
  expect(statements).toBeGreaterThan(3)
})
