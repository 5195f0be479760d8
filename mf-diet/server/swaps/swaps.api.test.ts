import { randomUUID } from 'node:crypto'
import type { SignedInPerson } from 'shared/published/person'
import { type Answer, NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { Aliment } from '../../contract/foods'
import type { IngredientSwap, Recipe } from '../../contract/recipes'
import { alternativesOf, isIngredientAlternative } from '../../rules/foods/isIngredientAlternative'
import { openToAll } from '../testing/openToAll'

const FAILED = 'No ha sido posible cambiar este ingrediente.'
const LOCKED = { status: 403, body: { message: 'Esta receta no está incluida en tus cursos.' } }
const NOT_FOUND = { status: 404, body: { message: 'No encontramos esta receta.' } }

/** An ingredient of a recipe, with three foods that can replace it and one that can not. */
interface Case {
  recipe: number
  old: number
  others: [number, number, number]
  stranger: number
}

let server: TestServer
let ana: SignedInPerson
let nuevo: SignedInPerson
let recipes: Recipe[]
let aliments: Aliment[]
let leftOut: ReadonlySet<number>
const cases: Case[] = []

beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
  recipes = (await server.call('GET recipes', { token: ana.token })).body
  aliments = (await server.call('GET aliments', { token: ana.token })).body
  const seeded: { recipeId: number }[] = (await history(ana)).body
  const touched = new Set(seeded.map(swap => swap.recipeId))
  const excluded = (await server.call('GET exclusions', { token: ana.token })).body
  leftOut = new Set(excluded.map((one: { alimentId: number }) => one.alimentId))
  for (const recipe of recipes) if (!touched.has(recipe.id)) cases.push(...casesOf(recipe))
})
afterAll(() => server.close())

function casesOf(recipe: Recipe): Case[] {
  for (const { aliment: old } of recipe.ingredients) {
    const food = aliments.find(aliment => aliment.id === old)
    if (!food) continue
    const [a, b, c] = alternativesOf(food, aliments, leftOut).filter(
      other => !recipe.ingredients.some(one => one.aliment === other.id),
    )
    const stranger = aliments.find(other => !isIngredientAlternative(food, other))
    if (a && b && c && stranger)
      return [{ recipe: recipe.id, old, others: [a.id, b.id, c.id], stranger: stranger.id }]
  }
  return []
}

/** A case that no other test uses. */
const fresh = (): Case => {
  const one = cases.pop()
  if (!one) throw new Error('the demo has too few recipes for these tests')
  return one
}

const history = (person: SignedInPerson, recipe?: number | string) =>
  server.call(recipe === undefined ? 'GET recipes-history' : `GET recipes-history/${recipe}`, {
    token: person.token,
  })
const swap = (recipe: number | string, body: unknown, person = ana, key?: string): Promise<Answer> =>
  server.call(`POST recipes-history/${recipe}`, {
    token: person.token,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const change = (alimentId: number, alimentNewId: number): IngredientSwap => ({ alimentId, alimentNewId })

describe('swapping an ingredient', () => {
  test('answers 201; the swap is in the recipe’s history and in the whole one, oldest first', async () => {
    const { recipe, old, others } = fresh()
    const [first, second] = [change(old, others[0]), change(old, others[1])]
    expect(await swap(recipe, first)).toMatchObject({ status: 201, body: first })
    expect(await swap(recipe, second)).toMatchObject({ status: 201, body: second })
    expect(await history(ana, recipe)).toMatchObject({ status: 200, body: [first, second] })
    expect((await history(ana)).body.slice(-2)).toEqual([
      { recipeId: recipe, ...first },
      { recipeId: recipe, ...second },
    ])
  })

  test('an entry holds the two aliments and nothing else', async () => {
    const { recipe, old, others } = fresh()
    const { body } = await swap(recipe, { ...change(old, others[0]), userId: nuevo.id, recipeId: 1, id: 5 })
    expect(body).toEqual(change(old, others[0]))
    expect((await history(ana, recipe)).body).toEqual([change(old, others[0])])
  })

  test('a swap back to the ingredient itself is valid too', async () => {
    const { recipe, old, others } = fresh()
    await swap(recipe, change(old, others[0]))
    expect((await swap(recipe, change(old, old))).status).toBe(201)
    expect((await history(ana, recipe)).body.at(-1)).toEqual(change(old, old))
  })
})

describe('refusals', () => {
  const refused = async (recipe: number, body: IngredientSwap, errors: Record<string, string>) => {
    expect(await swap(recipe, body)).toMatchObject({ status: 400, body: { message: FAILED, errors } })
    expect((await history(ana, recipe)).body).toEqual([])
  }

  test('a food of another group or subgroup: 400', async () => {
    const { recipe, old, stranger } = fresh()
    await refused(recipe, change(old, stranger), {
      alimentNewId: 'Solo se puede cambiar por un alimento del mismo grupo y subgrupo.',
    })
  })

  test('the same group alone is not enough', async () => {
    const { recipe, old } = fresh()
    const food = aliments.find(aliment => aliment.id === old)
    const cousin = aliments.find(one => one.grupo === food?.grupo && one.subGrupo !== food?.subGrupo)
    if (!cousin) throw new Error('the demo’s group has one subgroup only')
    await refused(recipe, change(old, cousin.id), { alimentNewId: expect.stringContaining('subgrupo') })
  })

  test('an unknown food: 400', async () => {
    const { recipe, old } = fresh()
    await refused(recipe, change(old, 2_000_000_000), { alimentNewId: 'No encontramos este alimento.' })
  })

  test('an ingredient that the recipe does not have, or that is unknown: 400', async () => {
    const { recipe, others } = fresh()
    const errors = { alimentId: 'Este ingrediente no es de esta receta.' }
    await refused(recipe, change(others[0], others[1]), errors)
    await refused(recipe, change(2_000_000_000, others[1]), errors)
  })

  test('a food that the person leaves out: 400, until they no longer do', async () => {
    const { recipe, old, others } = fresh()
    const sent = { token: ana.token }
    await server.call(`PUT exclusions/${others[0]}`, { ...sent, body: { reason: 'dislike' } })
    await refused(recipe, change(old, others[0]), {
      alimentNewId: 'Este alimento está en tu lista de alimentos que evitas.',
    })
    await server.call(`DELETE exclusions/${others[0]}`, sent)
    expect((await swap(recipe, change(old, others[0]))).status).toBe(201)
  })

  test('a food that the person is allergic to: 409 with the reason, until they confirm that one', async () => {
    const { recipe, old, others } = fresh()
    const name = aliments.find(({ id }) => id === others[0])?.alimentos
    const body = { reason: 'allergy', onlyThis: true }
    await server.call(`PUT exclusions/${others[0]}`, { token: ana.token, body })
    const message = `Lleva, o puede llevar, lo que evitas por alergia: ${name} (alergia).`
    const refusal = { status: 409, body: { message, errors: { alimentNewId: message } } }
    expect(await swap(recipe, change(old, others[0]))).toMatchObject(refusal)
    expect((await history(ana, recipe)).body).toEqual([])
    expect(await swap(recipe, { ...change(old, others[0]), confirmed: true })).toMatchObject({ status: 201 })
    await server.call(`DELETE exclusions/${others[0]}`, { token: ana.token })
  })

  test.each([0, -1, 1.5, '1', null, 2_147_483_648, [], {}, undefined])(
    '%j as a food: 400, naming the field',
    async id => {
      const recipe = recipes[0]?.id ?? 0
      for (const field of ['alimentId', 'alimentNewId']) {
        const { status, body } = await swap(recipe, { ...change(1, 2), [field]: id })
        expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: [field] })
      }
    },
  )

  test('an unknown recipe: 404', async () => {
    expect(await swap(2_000_000_000, change(1, 2))).toMatchObject(NOT_FOUND)
    expect(await history(ana, 2_000_000_000)).toMatchObject(NOT_FOUND)
  })

  test.each(['0', '-1', 'abc', '1e3', '2147483648'])('the invalid recipe id «%s»: 400', async id => {
    expect((await swap(id, change(1, 2))).status).toBe(400)
    expect((await history(ana, id)).status).toBe(400)
  })

  test('a recipe of a course that was not bought: 403', async () => {
    const locked = recipes.find(recipe => recipe.preparation === '')?.id ?? 0
    expect(await swap(locked, change(1, 1))).toMatchObject(LOCKED)
    expect(await history(ana, locked)).toMatchObject(LOCKED)
    const { recipe, old, others } = fresh()
    expect(await swap(recipe, change(old, others[0]), nuevo)).toMatchObject(LOCKED)
    expect((await history(nuevo)).body).toEqual([])
  })
})

test('no other person sees a swap, not even one who has the same recipe', async () => {
  const openServer = await testServer({ slices: [openToAll] })
  const [one, other] = [await openServer.signIn(), await openServer.signIn(NUEVO)]
  const { recipe, old, others } = fresh()
  const path = `recipes-history/${recipe}`
  const own = change(old, others[0])
  expect((await openServer.call(`POST ${path}`, { token: one.token, body: own })).status).toBe(201)
  expect((await openServer.call(`GET ${path}`, { token: one.token })).body).toEqual([own])
  for (const name of [`GET ${path}`, 'GET recipes-history']) {
    expect(await openServer.call(name, { token: other.token })).toMatchObject({ status: 200, body: [] })
  }
  await openServer.close()
})

describe('an attempt that is repeated with its key', () => {
  test('twenty at once make one entry, and all answer 201', async () => {
    const { recipe, old, others } = fresh()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => swap(recipe, change(old, others[0]), ana, key)),
    )
    expect(answers.map(answer => answer.status)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1)
    expect((await history(ana, recipe)).body).toEqual([change(old, others[0])])
  })

  test('gets the answer of the first, even when the food was excluded since', async () => {
    const { recipe, old, others } = fresh()
    const key = randomUUID()
    const sent = { token: ana.token }
    const first = await swap(recipe, change(old, others[0]), ana, key)
    await server.call(`PUT exclusions/${others[0]}`, { ...sent, body: { reason: 'dislike' } })
    const again = await swap(recipe, change(old, others[0]), ana, key)
    await server.call(`DELETE exclusions/${others[0]}`, sent)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect((await history(ana, recipe)).body).toHaveLength(1)
  })

  test('a key that was used for another body: 409, and nothing is stored', async () => {
    const { recipe, old, others } = fresh()
    const key = randomUUID()
    await swap(recipe, change(old, others[0]), ana, key)
    expect(await swap(recipe, change(old, others[1]), ana, key)).toMatchObject({
      status: 409,
      body: { message: 'Esta petición ya se usó para guardar otra cosa.' },
    })
    expect((await history(ana, recipe)).body).toEqual([change(old, others[0])])
  })

  test('a refused attempt leaves its key unused', async () => {
    const { recipe, old, others, stranger } = fresh()
    const key = randomUUID()
    expect((await swap(recipe, change(old, stranger), ana, key)).status).toBe(400)
    expect((await swap(recipe, change(old, others[0]), ana, key)).status).toBe(201)
  })

  test('a key that is not a uuid: 400, naming the header', async () => {
    const { recipe, old, others } = fresh()
    expect(await swap(recipe, change(old, others[0]), ana, 'intento-1')).toMatchObject({
      status: 400,
      body: { errors: { 'idempotency-key': expect.stringContaining('UUID') } },
    })
  })
})
