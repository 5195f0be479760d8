import type { SignedInPerson } from 'shared/published/person'
import { nextYear } from 'shared/testing/nextYear'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { MealPlanBody, Slot } from '../../contract/mealPlans'
import type { Recipe } from '../../contract/recipes'
import { withoutExcluded } from '../../rules/foods/excludedFoods'
import { proposePlan } from '../../rules/plans/proposePlan'
import { slotsOf } from '../../rules/plans/slotsOf'
import { accessibleRecipes } from '../../rules/recipes/accessibleRecipes'
import { candidatesFor } from '../../rules/recipes/candidatesFor'

const TITLES = ['Nutrición funcional', 'Control de peso']
const NOT_FOUND = { status: 404, body: { message: 'No encontramos este plan de comidas.' } }

let server: TestServer
let ana: SignedInPerson
let nuevo: SignedInPerson
let recipes: Recipe[]
let own: Recipe[]

beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
  recipes = (await server.call('GET recipes', { token: ana.token })).body
  const exclusions = (await server.call('GET exclusions', { token: ana.token })).body
  own = withoutExcluded(accessibleRecipes(recipes, TITLES), exclusions, [])
})
afterAll(() => server.close())

const nothingKnown = { plans: [], ratings: [], exclusions: [], swaps: [] }
const planFor = (day: string) => proposePlan(day, own, nothingKnown, () => 0)
const post = (body: unknown, person = ana, id = person.id) =>
  server.call(`POST patients/${id}/meal-plans`, { token: person.token, body })
const put = (planId: number, body: unknown, person = ana, id = person.id) =>
  server.call(`PUT patients/${id}/meal-plans/${planId}`, { token: person.token, body })
const plans = async () => (await server.call(`GET patients/${ana.id}/meal-plans`, { token: ana.token })).body
const another = (slot: Slot, not: number | null) =>
  candidatesFor(slot, own).find(({ id }) => id !== not)?.id ?? null
const locked = () => {
  const recipe = recipes.find(one => one.ingredients.length === 0)
  const [slot] = recipe ? slotsOf(recipe) : []
  if (!recipe || !slot) throw new Error('the demo has no recipe that Ana has not bought')
  return { [slot]: recipe.id }
}

const EMPTY = { breakfast: null, meal: null, dinner: null, snack_morning: null, snack_afternoon: null }

describe('saving', () => {
  test('a new plan: 201, and the next read has it', async () => {
    const plan = planFor(nextYear('11-21'))
    const saved = await post(plan)
    expect(saved).toMatchObject({ status: 201, body: { ...plan, id: expect.any(Number), userId: ana.id } })
    expect(await plans()).toContainEqual(saved.body)
  })

  test('a slot may be empty, a whole day too', async () => {
    expect(await post({ ...EMPTY, day: nextYear('11-22') })).toMatchObject({ status: 201, body: EMPTY })
  })

  test('a saved plan is changed: 200, the same id', async () => {
    const { body: saved } = await post(planFor(nextYear('11-23')))
    const dinner = another('dinner', saved.dinner)
    const changed = await put(saved.id, { ...planFor(nextYear('11-23')), dinner })
    expect(changed).toMatchObject({ status: 200, body: { ...saved, dinner } })
    expect(await plans()).toContainEqual(changed.body)
  })

  test('a plan can be moved to another day', async () => {
    const { body: saved } = await post(planFor(nextYear('11-24')))
    expect(await put(saved.id, planFor(nextYear('11-25')))).toMatchObject({
      status: 200,
      body: { id: saved.id, day: nextYear('11-25') },
    })
  })

  test('a plan cannot be moved to a day that has its own: 409', async () => {
    const { body: one } = await post(planFor(nextYear('11-26')))
    await post(planFor(nextYear('11-27')))
    expect(await put(one.id, planFor(nextYear('11-27')))).toMatchObject({
      status: 409,
      body: { message: 'Ya tienes otro plan guardado para ese día.' },
    })
  })

  test('saving the same day twice at once makes one row, and both answers have its id', async () => {
    const day = nextYear('12-01')
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(planFor(day))))
    expect(answers.map(answer => answer.status)).toEqual(Array(8).fill(201))
    const rows = (await plans()).filter((plan: MealPlanBody) => plan.day === day)
    expect(rows).toHaveLength(1)
    expect(new Set(answers.map(answer => answer.body.id))).toEqual(new Set([rows[0].id]))
  })

  test('posting a saved day again is a change of it', async () => {
    const { body: saved } = await post(planFor(nextYear('12-02')))
    const meal = another('meal', saved.meal)
    expect(await post({ ...planFor(nextYear('12-02')), meal })).toMatchObject({
      status: 201,
      body: { id: saved.id, meal },
    })
  })

  test('an owner, an id or any other extra field of the body is ignored', async () => {
    const { body } = await post({ ...planFor(nextYear('12-03')), id: 999, userId: nuevo.id, admin: true })
    expect(body.userId).toBe(ana.id)
    expect(body.id).not.toBe(999)
    expect(body).not.toHaveProperty('admin')
  })
})

describe('refusals', () => {
  test.each([
    '31/12/2026',
    '2026-02-30',
    '2026-13-01',
    '',
    '2026-11-21T00:00:00Z',
    '0000-01-01',
    20_261_121,
    null,
  ])('the day %j: 400', async day => {
    const { status, body } = await post({ ...planFor(nextYear('12-10')), day })
    expect(status).toBe(400)
    expect(body.errors.day).toMatch(/^Debe ser/)
  })

  test('an unknown recipe: 400, naming the slot', async () => {
    expect(await post({ ...planFor(nextYear('12-11')), dinner: 2_000_000_000 })).toMatchObject({
      status: 400,
      body: { errors: { dinner: 'Esta receta no existe.' } },
    })
  })

  test.each([0, -1, 1.5, 2_147_483_648, 1e308, '1', true, [], {}])(
    '%j as a recipe: 400, naming the slot',
    async meal => {
      const { status, body } = await post({ ...planFor(nextYear('12-12')), meal })
      expect(status).toBe(400)
      expect(Object.keys(body.errors)).toEqual([expect.stringMatching(/^meal/)])
    },
  )

  test('a recipe in the wrong slot: 400', async () => {
    const breakfast = candidatesFor('dinner', own)[0]?.id
    expect(await post({ ...planFor(nextYear('12-13')), breakfast })).toMatchObject({
      status: 400,
      body: { errors: { breakfast: 'Esta receta no es para este momento del día.' } },
    })
  })

  test('a recipe of a course that was not bought: 403', async () => {
    const choice = locked()
    const [slot = ''] = Object.keys(choice)
    expect(await post({ ...planFor(nextYear('12-14')), ...choice })).toMatchObject({
      status: 403,
      body: { errors: { [slot]: 'Esta receta no está incluida en tus cursos.' } },
    })
    expect(await post({ ...planFor(nextYear('12-14')) }, nuevo)).toMatchObject({ status: 403 })
  })

  test('a refused plan is not stored, not even in part', async () => {
    const { body: saved } = await post(planFor(nextYear('12-15')))
    await put(saved.id, { ...planFor(nextYear('12-15')), dinner: null, meal: 2_000_000_000 })
    expect(await plans()).toContainEqual(saved)
  })

  test('a body without a slot: 400', async () => {
    const { dinner, ...rest } = planFor(nextYear('12-16'))
    expect(await post(rest)).toMatchObject({ status: 400, body: { errors: { dinner: 'Falta este dato.' } } })
  })
})

describe('another person’s plans', () => {
  test('are not found, neither to read nor to write', async () => {
    const { body: saved } = await post(planFor(nextYear('12-20')))
    const sent = { token: nuevo.token }
    expect(await server.call(`GET patients/${ana.id}/meal-plans`, sent)).toMatchObject(NOT_FOUND)
    expect(await post(planFor(nextYear('12-21')), nuevo, ana.id)).toMatchObject(NOT_FOUND)
    expect(await put(saved.id, planFor(nextYear('12-20')), nuevo, ana.id)).toMatchObject(NOT_FOUND)
    expect(await put(saved.id, { ...EMPTY, day: nextYear('12-20') }, nuevo)).toMatchObject(NOT_FOUND)
    expect(await plans()).toContainEqual(saved)
  })

  test('an unknown plan is not found either', async () => {
    expect(await put(2_000_000_000, planFor(nextYear('12-22')))).toMatchObject(NOT_FOUND)
  })

  test.each(['0', '-1', 'abc', '1.5', '0x10', '1e3', '2147483648', '99999999999999999999', '%00', '%20'])(
    'the invalid id «%s»: 400',
    async id => {
      const answer = await server.call(`GET patients/${id}/meal-plans`, { token: ana.token })
      expect(answer.status).toBe(400)
    },
  )
})
