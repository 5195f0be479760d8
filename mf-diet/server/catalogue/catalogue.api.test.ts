import type { SignedInPerson } from 'shared/published/person'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { Aliment } from '../../contract/foods'
import type { Recipe } from '../../contract/recipes'
import { recipeRefusals } from '../../messages'

const ANAS_COURSES = ['nutrición funcional', 'control de peso']

let server: TestServer
let ana: SignedInPerson
beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
})
afterAll(() => server.close())

const recipesOf = async (token: string): Promise<Recipe[]> =>
  (await server.call('GET recipes', { token })).body
const isAnas = (recipe: Recipe) =>
  recipe.mealCategories.some(category => ANAS_COURSES.includes(category.toLowerCase()))

describe('GET recipes', () => {
  test('lists every recipe, with its ingredients where the person has the course', async () => {
    const recipes = await recipesOf(ana.token)
    const own = recipes.filter(isAnas)
    expect(own.length).toBeGreaterThan(0)
    for (const recipe of own) {
      expect(recipe.preparation).not.toBe('')
      expect(recipe.ingredients.length).toBeGreaterThan(0)
      expect(recipe.ingredients.every(({ recipeId }) => recipeId === recipe.id)).toBe(true)
    }
  })

  test('locked recipes come with name, image, meal times and categories, without preparation and ingredients', async () => {
    const locked = (await recipesOf(ana.token)).filter(recipe => !isAnas(recipe))
    expect(locked.length).toBeGreaterThan(0)
    for (const recipe of locked) {
      expect(recipe).toMatchObject({ preparation: '', ingredients: [] })
      expect(recipe.name).not.toBe('')
      expect(recipe.mealTime.length).toBeGreaterThan(0)
    }
  })

  test('with Prefer: return=minimal it leaves out the preparations alone (RFC 7240)', async () => {
    const whole = await recipesOf(ana.token)
    const short = await server.call('GET recipes', {
      token: ana.token,
      headers: { prefer: 'respond-async, return=minimal' },
    })
    expect(short.body).toEqual(whole.map(recipe => ({ ...recipe, preparation: '' })))
    expect(short.headers).toMatchObject({ 'preference-applied': 'return=minimal' })
    expect(String(short.headers.vary)).toMatch(/prefer/)
    const { headers } = await server.call('GET recipes', { token: ana.token })
    expect(headers.etag).not.toBe(short.headers.etag)
    expect(headers).not.toHaveProperty('preference-applied')
    expect(String(headers.vary)).toMatch(/prefer/)
  })

  test('a person without courses sees all of them locked', async () => {
    const { token } = await server.signIn(NUEVO)
    const recipes = await recipesOf(token)
    expect(recipes).toHaveLength((await recipesOf(ana.token)).length)
    expect(recipes.every(recipe => recipe.preparation === '' && recipe.ingredients.length === 0)).toBe(true)
  })

  test('one person’s ETag does not match another’s list', async () => {
    const { token } = await server.signIn(NUEVO)
    const { headers } = await server.call('GET recipes', { token: ana.token })
    const other = await server.call('GET recipes', {
      token,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(other.status).toBe(200)
  })

  test('pictures are public to anyone who has the name', async () => {
    const [recipe] = await recipesOf(ana.token)
    const picture = await server.call(`GET files/${recipe?.image.name}`)
    expect(picture).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    })
  })
})

describe('GET recipes/{id}', () => {
  test('answers one recipe of the list, complete', async () => {
    const [recipe] = (await recipesOf(ana.token)).filter(isAnas)
    const answer = await server.call(`GET recipes/${recipe?.id}`, { token: ana.token })
    expect(answer).toMatchObject({ status: 200, body: recipe })
  })

  test('a recipe of a course that was not bought is 403, an unknown recipe 404', async () => {
    const locked = (await recipesOf(ana.token)).find(recipe => !isAnas(recipe))
    const refused = await server.call(`GET recipes/${locked?.id}`, { token: ana.token })
    expect(refused).toMatchObject({ status: 403, body: { message: recipeRefusals.locked } })
    const unknown = await server.call('GET recipes/999999', { token: ana.token })
    expect(unknown).toMatchObject({ status: 404, body: { message: recipeRefusals.unknownRecipe } })
  })

  test.each(['0', '-1', 'x', '1.5', '99999999999999'])('the id %s is refused', async id => {
    expect((await server.call(`GET recipes/${id}`, { token: ana.token })).status).toBe(400)
  })

  test('needs a signed-in person', async () => {
    expect((await server.call('GET recipes/1')).status).toBe(401)
  })
})

describe('GET aliments', () => {
  test('lists aliments with group, quantity and unit', async () => {
    const aliments: Aliment[] = (await server.call('GET aliments', { token: ana.token })).body
    expect(aliments.length).toBeGreaterThan(0)
    for (const aliment of aliments) {
      expect(Object.keys(aliment).sort()).toEqual(
        [
          'alimentos',
          'allergens',
          'allergensKnown',
          'cantidadSugeridaNum',
          'grupo',
          'id',
          'subGrupo',
          'unidad',
        ].sort(),
      )
      expect(aliment.cantidadSugeridaNum).toBeGreaterThan(0)
    }
  })

  test('knows every aliment that a recipe names', async () => {
    const aliments: Aliment[] = (await server.call('GET aliments', { token: ana.token })).body
    const known = new Set(aliments.map(aliment => aliment.id))
    const named = (await recipesOf(ana.token)).flatMap(recipe => recipe.ingredients.map(part => part.aliment))
    expect(named.filter(id => !known.has(id))).toEqual([])
  })
})

describe.each(['GET recipes', 'GET aliments'])('%s', name => {
  test.each(['br', 'gzip', 'identity'])('is not sent again to a client that has it (%s)', async encoding => {
    const headers = { 'accept-encoding': encoding }
    const first = await server.call(name, { token: ana.token, headers })
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/)
    const again = await server.call(name, {
      token: ana.token,
      headers: { ...headers, 'if-none-match': `"other", ${first.headers.etag}` },
    })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  test('needs a signed-in person', async () => {
    expect((await server.call(name)).status).toBe(401)
  })
})
