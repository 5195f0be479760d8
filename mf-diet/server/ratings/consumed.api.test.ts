import { randomUUID } from 'node:crypto'
import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import type { SignedInPerson } from 'shared/published/person'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { RatingMark } from '../../contract/ratings'
import type { Recipe } from '../../contract/recipes'
import { openToAll } from '../testing/openToAll'

let server: TestServer
let ana: SignedInPerson
let own: Recipe[]

beforeAll(async () => {
  server = await testServer({ slices: [openToAll] })
  ana = await server.signIn()
  const recipes: Recipe[] = (await server.call('GET recipes', { token: ana.token })).body
  const all: RatingMark[] = (await server.call('GET recipes/comments', { token: ana.token })).body
  const rated = new Set(all.map(({ recipeId }) => recipeId))
  own = recipes.filter(recipe => recipe.preparation !== '' && !rated.has(recipe.id))
})
afterAll(() => server.close())

/** A recipe that no other test rates. */
let used = 0
const freshRecipe = () => own[++used]?.id ?? 0

const today = dayIn(new Date())
const lunch = { day: today, slot: 'meal' }

const rate = (recipe: number, meal: object = {}, key: string = randomUUID(), person = ana) =>
  server.call(`POST recipes/${recipe}/comments`, {
    token: person.token,
    body: { score: 'FUE_GENIAL', comments: 'Muy rica', ...meal },
    headers: { 'idempotency-key': key },
  })
const unmark = (recipe: number | string, { day, slot } = lunch, person = ana) =>
  server.call(`DELETE recipes/${recipe}/comments/consumed/${day}/${slot}`, { token: person.token })
const marks = async (recipe: number, person = ana): Promise<Partial<RatingMark>[]> => {
  const all: RatingMark[] = (await server.call('GET recipes/comments', { token: person.token })).body
  return all
    .filter(({ recipeId }) => recipeId === recipe)
    .map(({ day, slot, consumed }) => ({ day, slot, consumed }))
}

describe('a rating marks a meal as consumed', () => {
  test('on the day and in the slot that it names', async () => {
    const recipe = freshRecipe()
    const meal = { day: addDays(today, -3), slot: 'dinner' }
    expect(await rate(recipe, meal)).toMatchObject({ status: 201, body: { ...meal, consumed: true } })
    expect(await marks(recipe)).toEqual([{ ...meal, consumed: true }])
    const list = await server.call(`GET recipes/${recipe}/comments`, { token: ana.token })
    expect(list.body).toEqual([
      {
        score: 'FUE_GENIAL',
        comments: 'Muy rica',
        userId: ana.id,
        recipeId: recipe,
        ...meal,
        consumed: true,
      },
    ])
  })

  test('without them, on the clinic’s day on which it was sent', async () => {
    // 11 in the evening in Monterrey, where the next day has begun in UTC.
    const now = () => new Date('2026-03-02T05:00:00Z')
    const evening = await testServer({ now })
    const { token } = await evening.signIn()
    const recipes: Recipe[] = (await evening.call('GET recipes', { token })).body
    const id = recipes.find(({ preparation }) => preparation !== '')?.id
    const { body } = await evening.call(`POST recipes/${id}/comments`, {
      token,
      body: { score: 'ESTUVO_BIEN' },
    })
    expect(body).toMatchObject({ day: '2026-03-01', slot: null, consumed: true })
    await evening.close()
  })

  test('on the clinic’s day, whatever the day in UTC: its meals can be marked, those of the next day not yet', async () => {
    // 11 in the evening in Monterrey, where the next day has begun in UTC.
    const now = () => new Date('2026-03-02T05:00:00Z')
    const evening = await testServer({ now })
    const { token } = await evening.signIn()
    const recipes: Recipe[] = (await evening.call('GET recipes', { token })).body
    const id = recipes.find(({ preparation }) => preparation !== '')?.id
    const mark = (day: string) =>
      evening.call(`POST recipes/${id}/comments`, {
        token,
        body: { score: 'ESTUVO_BIEN', day, slot: 'dinner' },
      })
    expect(await mark('2026-03-01')).toMatchObject({ status: 201 })
    expect(await mark('2026-03-02')).toMatchObject({
      status: 400,
      body: { errors: { day: expect.stringContaining('aún no llega') } },
    })
    await evening.close()
  })

  test('an attempt that is repeated on the next day gets the first answer, with its day', async () => {
    let now = new Date('2026-03-02T05:59:00Z')
    const night = await testServer({ now: () => now })
    const { token } = await night.signIn()
    const recipes: Recipe[] = (await night.call('GET recipes', { token })).body
    const id = recipes.find(({ preparation }) => preparation !== '')?.id
    const sent = { token, body: { score: 'ESTUVO_BIEN' }, headers: { 'idempotency-key': randomUUID() } }
    const first = await night.call(`POST recipes/${id}/comments`, sent)
    now = new Date('2026-03-02T06:01:00Z')
    const again = await night.call(`POST recipes/${id}/comments`, sent)
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(first.body.day).toBe('2026-03-01')
    await night.close()
  })

  test('a key that was used for another meal: 409', async () => {
    const [recipe, key] = [freshRecipe(), randomUUID()]
    await rate(recipe, lunch, key)
    expect((await rate(recipe, { ...lunch, slot: 'dinner' }, key)).status).toBe(409)
    expect((await rate(recipe, {}, key)).status).toBe(409)
    expect(await marks(recipe)).toHaveLength(1)
  })
})

describe('refused meals of a rating', () => {
  test.each([
    ['a day without a slot', { day: today }, 'slot', 'Falta la comida del día.'],
    ['a slot without a day', { slot: 'meal' }, 'day', 'Falta el día de la comida.'],
    [
      'tomorrow',
      { day: addDays(today, 1), slot: 'meal' },
      'day',
      /^Esta comida es de un día que aún no llega/,
    ],
    ['a day that is far', { day: addDays(today, 732), slot: 'meal' }, 'day', /que aún no llega/],
    ['a day that is too long ago', { day: addDays(today, -732), slot: 'meal' }, 'day', /^El día puede ser/],
    [
      'a day that does not exist',
      { day: '2026-02-30', slot: 'meal' },
      'day',
      /^Debe ser una fecha que exista/,
    ],
    ['a day with a time', { day: `${today}T10:00:00Z`, slot: 'meal' }, 'day', /^Debe ser una fecha/],
    ['a slot that does not exist', { day: today, slot: 'merienda' }, 'slot', expect.any(String)],
    ['a slot that is no text', { day: today, slot: 3 }, 'slot', expect.any(String)],
    ['no slot', { day: today, slot: null }, 'slot', expect.any(String)],
  ])('%s: 400 with a message at the field, and nothing is stored', async (_what, meal, field, message) => {
    const recipe = freshRecipe()
    const { status, body } = await rate(recipe, meal)
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: [field] })
    expect(body.errors[field]).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message)
    expect(await marks(recipe)).toEqual([])
  })
})

describe('unmarking a meal', () => {
  test('removes its mark; the rating stays, and so do the marks of other days and meals', async () => {
    const recipe = freshRecipe()
    const dinner = { day: today, slot: 'dinner' }
    const yesterday = { day: addDays(today, -1), slot: 'meal' }
    for (const meal of [lunch, dinner, yesterday]) await rate(recipe, meal)
    expect(await unmark(recipe)).toMatchObject({ status: 200, body: {} })
    expect(await marks(recipe)).toEqual([
      { ...lunch, consumed: false },
      { ...dinner, consumed: true },
      { ...yesterday, consumed: true },
    ])
    const list = await server.call(`GET recipes/${recipe}/comments`, { token: ana.token })
    expect(list.body).toHaveLength(3)
    expect(list.body[0]).toMatchObject({ score: 'FUE_GENIAL', comments: 'Muy rica', consumed: false })
  })

  test('also removes the mark of a rating that was sent outside a plan on that day', async () => {
    const recipe = freshRecipe()
    await rate(recipe)
    await rate(recipe, lunch)
    await unmark(recipe)
    expect(await marks(recipe)).toEqual([
      { day: today, slot: null, consumed: false },
      { ...lunch, consumed: false },
    ])
  })

  test('has the same effect when repeated, also at the same time, and where nothing is marked', async () => {
    const recipe = freshRecipe()
    expect((await unmark(recipe)).status).toBe(200)
    await rate(recipe, lunch)
    const answers = await Promise.all(Array.from({ length: 8 }, () => unmark(recipe)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await marks(recipe)).toEqual([{ ...lunch, consumed: false }])
  })

  test('the meal can be marked again; a late repetition of the first rating does not mark it', async () => {
    const [recipe, key] = [freshRecipe(), randomUUID()]
    await rate(recipe, lunch, key)
    await unmark(recipe)
    expect(await rate(recipe, lunch, key)).toMatchObject({ status: 201, body: { consumed: false } })
    expect(await marks(recipe)).toEqual([{ ...lunch, consumed: false }])
    await rate(recipe, lunch)
    expect(await marks(recipe)).toEqual([
      { ...lunch, consumed: false },
      { ...lunch, consumed: true },
    ])
  })

  test('is refused after the clinic’s day on which it was marked: 409, and it stays marked', async () => {
    let now = new Date()
    const other = await testServer({ now: () => now })
    const { token } = await other.signIn()
    const recipes: Recipe[] = (await other.call('GET recipes', { token })).body
    const id = recipes.findLast(({ preparation }) => preparation !== '')?.id
    const body = { score: 'ESTUVO_BIEN', ...lunch }
    await other.call(`POST recipes/${id}/comments`, { token, body })
    now = new Date(now.getTime() + MS_PER_DAY)
    expect(await other.call(`DELETE recipes/${id}/comments/consumed/${today}/meal`, { token })).toMatchObject(
      {
        status: 409,
        body: { message: 'La marca de consumido solo se puede quitar el mismo día en que se puso.' },
      },
    )
    const { body: list } = await other.call(`GET recipes/${id}/comments`, { token })
    expect(list).toMatchObject([{ consumed: true }])
    await other.close()
  })

  test('reaches only the caller’s own marks', async () => {
    const recipe = freshRecipe()
    const nuevo = await server.signIn(NUEVO)
    await rate(recipe, lunch)
    await rate(recipe, lunch, randomUUID(), nuevo)
    expect((await unmark(recipe, lunch, nuevo)).status).toBe(200)
    expect(await marks(recipe)).toEqual([{ ...lunch, consumed: true }])
    expect(await marks(recipe, nuevo)).toEqual([{ ...lunch, consumed: false }])
  })

  test('of an unknown recipe: 404; of a day or slot that does not exist: 400', async () => {
    expect((await unmark(2_000_000_000)).status).toBe(404)
    const recipe = freshRecipe()
    for (const meal of [
      { day: '2026-02-30', slot: 'meal' },
      { day: 'hoy', slot: 'meal' },
      { day: today, slot: 'merienda' },
    ]) {
      expect((await unmark(recipe, meal)).status).toBe(400)
    }
    expect((await unmark('0')).status).toBe(400)
  })
})

test('the export of one’s own data has the day, the slot and whether the meal is still marked', async () => {
  const recipe = freshRecipe()
  await rate(recipe, lunch)
  await unmark(recipe)
  const { body } = await server.call('GET auth/me/data', { token: ana.token })
  const [row] = body.domains.diet.recipeComments.filter(
    ({ recipeId }: { recipeId: number }) => recipeId === recipe,
  )
  expect(row).toMatchObject({ ...lunch, consumed: false })
})
