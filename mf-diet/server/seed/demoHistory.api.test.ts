import { addDays, daysFromTo } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import type { SignedInPerson } from 'shared/published/person'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { MealPlan } from '../../contract/mealPlans'
import { isOwnMark } from '../../rules/allergens/exclusionsByAllergen'

const DEMO = { environment: { DEMO: 'yes' } }
const OWN = ['recipes/comments', 'recipes-history', 'exclusions', 'shopping-list']

async function everythingOf(server: TestServer, { id, token }: SignedInPerson) {
  const names = [`patients/${id}/meal-plans`, ...OWN]
  const answers = await Promise.all(names.map(name => server.call(`GET ${name}`, { token })))
  return answers.map(answer => answer.body)
}

test('Ana has followed a week, the same after every start; a new person has no history', async () => {
  const first = await testServer(DEMO)
  const today = dayIn(new Date())
  const ana = await first.signIn()
  const before = await everythingOf(first, ana)
  const [plans, ratings, swaps, exclusions] = before
  const week = daysFromTo(addDays(today, -7), addDays(today, -1))
  expect(plans.map((plan: MealPlan) => plan.day)).toEqual(week)
  expect(Object.values(plans[0])).not.toContain(null)
  expect(new Set(plans.map((plan: MealPlan) => plan.meal)).size).toBe(7)
  const [mark, ...others] = exclusions.filter(isOwnMark)
  expect([ratings.length, swaps.length, others.length]).toEqual([7, 2, 0])
  expect(await everythingOf(first, await first.signIn(NUEVO))).toMatchObject([
    [],
    [],
    [],
    [],
    { checked: [] },
  ])

  // A later start does not overwrite her own changes.
  const { alimentId } = mark
  await first.call(`DELETE exclusions/${alimentId}`, { token: ana.token })
  await first.app.close()
  const second = await testServer({ home: first.home, ...DEMO })
  const again = await everythingOf(second, await second.signIn())
  expect(again).toEqual([plans, ratings, swaps, [], before[4]])
  await second.app.close()

  // A start on another day adds the days since.
  const now = () => new Date(Date.now() + 2 * MS_PER_DAY)
  const later = await testServer({ home: first.home, ...DEMO, now })
  const days = (await everythingOf(later, await later.signIn()))[0].map((plan: MealPlan) => plan.day)
  expect(days).toEqual([...week, today, addDays(today, 1)])
  await later.close()
  await first.home.remove()
})
