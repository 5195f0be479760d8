import type { SignedInPerson } from 'shared/published/person'
import { nextYear } from 'shared/testing/nextYear'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { Aliment, Exclusion } from '../../contract/foods'
import type { MealPlan } from '../../contract/mealPlans'
import type { Recipe } from '../../contract/recipes'
import { slotsOf } from '../../rules/plans/slotsOf'

let server: TestServer
let ana: SignedInPerson
let recipes: Recipe[]
let aliments: Aliment[]

beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
  recipes = (await call('GET recipes')).body
  aliments = (await call('GET aliments')).body
})
afterAll(() => server.close())
/** Ana's own marks of the demo are removed: each test has the marks that it makes. */
beforeEach(async () => {
  for (const { alimentId } of await exclusions()) await call(`DELETE exclusions/${alimentId}`)
  for (const { name, marked } of (await call('GET allergies')).body) if (marked) await unmark(name)
})

const call = (name: string, body?: unknown, person = ana) => server.call(name, { token: person.token, body })
const mark = (name: string) => call(`PUT allergies/${encodeURIComponent(name)}`)
const unmark = (name: string) => call(`DELETE allergies/${encodeURIComponent(name)}`)
const exclusions = async (): Promise<Exclusion[]> => (await call('GET exclusions')).body
const food = (name: string) => aliments.find(({ alimentos }) => alimentos === name) as Aliment
const because = async (name: string) =>
  (await exclusions()).find(({ alimentId }) => alimentId === food(name).id)?.because

/** A dish of Ana's with this food, and a day's plan that holds it. */
function planWith(name: string, day: string) {
  const dish = recipes.find(({ ingredients }) => ingredients.some(({ aliment }) => aliment === food(name).id))
  const [slot] = dish ? slotsOf(dish) : []
  if (!dish || !slot) throw new Error(`Ana has no dish with ${name}`)
  const empty = { breakfast: null, meal: null, dinner: null, snack_morning: null, snack_afternoon: null }
  return { slot, plan: { day: nextYear(day), ...empty, [slot]: dish.id } }
}

test('marking an allergen leaves out each food that holds it, and each that is not known to be free of it', async () => {
  expect((await mark('Crustáceos')).status).toBe(200)
  expect(await because('Camarón cocido')).toEqual({ allergens: ['Crustáceos'], unknown: false })
  expect(await because('Surimi')).toEqual({ allergens: ['Crustáceos'], unknown: false })
  expect(await because('Mayonesa')).toEqual({ allergens: ['Crustáceos'], unknown: true })
  expect(await because('Arroz cocido')).toBeUndefined()
  expect((await mark('Crustáceos')).status).toBe(200)
  await unmark('Crustáceos')
  expect(await exclusions()).toEqual([])
})

test('an allergy that was marked on a food is one to its allergens, unless it is to this food alone', async () => {
  const { id } = food('Camarón cocido')
  await call(`PUT exclusions/${id}`, { reason: 'allergy' })
  expect(await because('Surimi')).toEqual({ allergens: ['Crustáceos'], unknown: false })
  expect(await call(`PUT exclusions/${id}`, { reason: 'allergy', onlyThis: true })).toMatchObject({
    status: 200,
    body: { alimentId: id, reason: 'allergy', onlyThis: true },
  })
  expect(await exclusions()).toEqual([{ alimentId: id, reason: 'allergy', onlyThis: true }])
})

test('marks are private', async () => {
  await mark('Leche')
  const nuevo = await server.signIn(NUEVO)
  expect((await call('GET exclusions', undefined, nuevo)).body).toEqual([])
  expect((await call('GET allergies', undefined, nuevo)).body).not.toContainEqual(
    expect.objectContaining({ marked: true }),
  )
})

test('an allergen that is not listed: 404', async () => {
  const answer = { status: 404, body: { message: 'No encontramos este alérgeno.' } }
  expect(await mark('Nubes')).toMatchObject(answer)
})

test.each(['Leche\u0000', 'L'.repeat(61)])('the odd name %j: 400', async name => {
  expect((await mark(name)).status).toBe(400)
})

test('a plan that holds an allergen: 409 at its meal, until the person confirms that food', async () => {
  const { slot, plan } = planWith('Huevo', '05-01')
  await mark('Huevo')
  const path = `patients/${ana.id}/meal-plans`
  const refused = await call(`POST ${path}`, plan)
  expect(refused).toMatchObject({
    status: 409,
    body: {
      message: expect.stringContaining('evitas por alergia'),
      errors: { [slot]: expect.stringContaining('Huevo (alergia)') },
    },
  })
  const plansOfDay = async (): Promise<MealPlan[]> =>
    (await call(`GET ${path}`)).body.filter(({ day }: MealPlan) => day === plan.day)
  expect(await plansOfDay()).toEqual([])

  const another = food('Arroz cocido').id
  expect((await call(`POST ${path}`, { ...plan, confirmed: [another] })).status).toBe(409)
  const saved = await call(`POST ${path}`, { ...plan, confirmed: [food('Huevo').id, another] })
  // Only what the plan holds is stored as confirmed.
  expect(saved).toMatchObject({ status: 201, body: { confirmed: [food('Huevo').id] } })
  expect(await plansOfDay()).toEqual([saved.body])

  // A later change of the day does not ask again, also from a screen that does not know of it.
  const changed = await call(`PUT ${path}/${saved.body.id}`, plan)
  expect(changed).toMatchObject({ status: 200, body: { confirmed: [food('Huevo').id] } })
  // Without the food its confirmation ends.
  const emptied = await call(`PUT ${path}/${saved.body.id}`, { ...plan, [slot]: null })
  expect(emptied.body).not.toHaveProperty('confirmed')
  expect((await call(`PUT ${path}/${saved.body.id}`, plan)).status).toBe(409)
})

test('a plan of before the allergy is refused too, at its next change', async () => {
  const { slot, plan } = planWith('Huevo', '05-02')
  const path = `patients/${ana.id}/meal-plans`
  const saved = await call(`POST ${path}`, plan)
  expect(saved.status).toBe(201)
  await mark('Huevo')
  expect(await call(`PUT ${path}/${saved.body.id}`, plan)).toMatchObject({
    status: 409,
    body: { errors: { [slot]: expect.any(String) } },
  })
})
