import { randomUUID } from 'node:crypto'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import type { SignedInPerson } from 'shared/published/person'
import { type Answer, NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { RatingMark } from '../../contract/ratings'
import type { Recipe } from '../../contract/recipes'
import { recipeComments } from '../schema'
import { openToAll } from '../testing/openToAll'

const LOCKED = { status: 403, body: { message: 'Esta receta no está incluida en tus cursos.' } }
const NOT_FOUND = { status: 404, body: { message: 'No encontramos esta receta.' } }
const rating = { score: 'FUE_GENIAL', comments: 'Muy rica' }

let server: TestServer
let ana: SignedInPerson
let nuevo: SignedInPerson
let own: Recipe[]
let locked: number

beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
  const recipes: Recipe[] = (await server.call('GET recipes', { token: ana.token })).body
  // The demo recipes that Ana has rated depend on the day.
  const rated = new Set((await marks()).map(({ recipeId }) => recipeId))
  own = recipes.filter(recipe => recipe.preparation !== '' && !rated.has(recipe.id))
  locked = recipes.find(recipe => recipe.preparation === '')?.id ?? 0
})
afterAll(() => server.close())

/** A recipe that no other test rates. */
let rated = 0
const freshRecipe = () => own[++rated]?.id ?? 0

const rate = (recipe: number | string, body: unknown = rating, person = ana, key?: string): Promise<Answer> =>
  server.call(`POST recipes/${recipe}/comments`, {
    token: person.token,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const ratingsOf = (recipe: number | string, person = ana) =>
  server.call(`GET recipes/${recipe}/comments`, { token: person.token })
const marks = async (person = ana): Promise<RatingMark[]> =>
  (await server.call('GET recipes/comments', { token: person.token })).body

describe('rating a recipe', () => {
  test('answers 201; the rating is in the recipe’s list and among the marks, oldest first', async () => {
    const recipeId = freshRecipe()
    const first = await rate(recipeId)
    expect(first).toMatchObject({ status: 201, body: { ...rating, userId: ana.id, recipeId } })
    const second = await rate(recipeId, { score: 'PODRIA_MEJORAR', comments: '' })
    expect(await ratingsOf(recipeId)).toMatchObject({ status: 200, body: [first.body, second.body] })
    const now = {
      recipeId,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      day: dayIn(new Date()),
      slot: null,
      consumed: true,
    }
    expect((await marks()).slice(-2)).toEqual([
      { ...now, score: 'FUE_GENIAL' },
      { ...now, score: 'PODRIA_MEJORAR' },
    ])
  })

  test.each(['PODRIA_MEJORAR', 'ESTUVO_BIEN', 'FUE_GENIAL'])('accepts the score %s', async score => {
    expect(await rate(freshRecipe(), { score, comments: '' })).toMatchObject({ status: 201, body: { score } })
  })

  test('HTML in a comment stays plain text, as it was typed', async () => {
    const recipeId = freshRecipe()
    expect(await rate(freshRecipe(), { score: 'FUE_GENIAL' })).toMatchObject({
      status: 201,
      body: { score: 'FUE_GENIAL', comments: '' },
    })
    const comments = '<b>¡Rica!</b> <img src=x onerror=alert(1)> & "más" 🥗\nsegunda línea'
    expect(await rate(recipeId, { score: 'ESTUVO_BIEN', comments })).toMatchObject({
      status: 201,
      body: { comments },
    })
    const list = await ratingsOf(recipeId)
    expect(list.body).toMatchObject([{ comments }])
    expect(list.headers['content-type']).toMatch(/^application\/json/)
  })

  test('a comment may be far longer than anybody types', async () => {
    const turned = { score: 'ESTUVO_BIEN', comments: `\u202Eacir${'\n'.repeat(400)}fin` }
    expect((await rate(freshRecipe(), turned)).body.comments).toBe('acir\n\nfin')
    const comments = 'ñ'.repeat(50_000)
    expect(await rate(freshRecipe(), { score: 'ESTUVO_BIEN', comments })).toMatchObject({
      status: 201,
      body: { comments },
    })
  })

  test('person and recipe come from the token and the path, never from the body', async () => {
    const recipeId = freshRecipe()
    const { body } = await rate(recipeId, { ...rating, userId: nuevo.id, recipeId: 1, id: 7, createdAt: '' })
    expect(body).toEqual({
      ...rating,
      userId: ana.id,
      recipeId,
      day: dayIn(new Date()),
      slot: null,
      consumed: true,
    })
  })
})

describe('many ratings', () => {
  test('of one recipe are one list without a query, and pages with one', async () => {
    const recipeId = freshRecipe()
    const texts = Array.from({ length: 60 }, (_, at) => `Valoración ${at + 1}`)
    const { database } = server.context
    await database.insert(recipeComments).values(
      texts.map(comments => ({
        userId: ana.id,
        recipeId,
        comments,
        score: 'FUE_GENIAL' as const,
        day: '2026-11-20',
        createdAt: new Date('2026-11-20T18:00:00Z'),
      })),
    )
    const page = async (query: string) => {
      const path = `GET recipes/${recipeId}/comments${query}`
      const { body, headers } = await server.call(path, { token: ana.token })
      return { texts: body.map(({ comments }: { comments: string }) => comments), link: headers.link }
    }
    expect(await page('')).toEqual({ texts, link: undefined })
    expect(await page('?limit=25&page=2')).toEqual({
      texts: texts.slice(25, 50),
      link: '<?limit=25&page=3>; rel="next"',
    })
    expect(await page('?limit=25&page=3')).toEqual({ texts: texts.slice(50), link: undefined })
  })
})

describe('refusals', () => {
  test.each(['X', '', 'fue_genial', 5, null, ['FUE_GENIAL'], undefined])(
    'the score %j: 400, naming it',
    async score => {
      const { status, body } = await rate(freshRecipe(), { score, comments: '' })
      expect(status).toBe(400)
      expect(body.message).toBe('Revisa los datos enviados: hay campos que no son válidos.')
      expect(body.errors.score).toEqual(expect.any(String))
    },
  )

  test.each([null, 5, {}])('%j as the comment: 400, naming it', async comments => {
    const { status, body } = await rate(freshRecipe(), { score: 'ESTUVO_BIEN', comments })
    expect(status).toBe(400)
    expect(body.errors.comments).toEqual(expect.any(String))
  })

  test('a comment that the database cannot store: 400', async () => {
    expect(await rate(freshRecipe(), { score: 'ESTUVO_BIEN', comments: 'nada\u0000' })).toMatchObject({
      status: 400,
      body: { message: 'El texto contiene caracteres que no se pueden guardar.' },
    })
  })

  test('a comment of 1 MB: 413 with a Spanish message, and not stored', async () => {
    const recipe = freshRecipe()
    expect(await rate(recipe, { score: 'ESTUVO_BIEN', comments: 'a'.repeat(1_000_000) })).toMatchObject({
      status: 413,
      body: { message: 'El contenido de la petición es demasiado grande.' },
    })
    expect((await ratingsOf(recipe)).body).toEqual([])
  })

  test('an unknown recipe: 404', async () => {
    expect(await rate(2_000_000_000)).toMatchObject(NOT_FOUND)
    expect(await ratingsOf(2_000_000_000)).toMatchObject(NOT_FOUND)
  })

  test.each(['0', '-1', 'abc', '1.5', '1.0', '01', '0x10', '2147483648', '%00'])(
    'the invalid id «%s»: 400',
    async id => {
      expect((await rate(id)).status).toBe(400)
      expect((await ratingsOf(id)).status).toBe(400)
    },
  )

  test('a recipe of a course that was not bought: 403', async () => {
    expect(await rate(locked)).toMatchObject(LOCKED)
    expect(await ratingsOf(locked)).toMatchObject(LOCKED)
    expect(await rate(own[0]?.id ?? 0, rating, nuevo)).toMatchObject(LOCKED)
    expect(await marks(nuevo)).toEqual([])
  })
})

test('no other person sees a rating, not even one who has the same recipe', async () => {
  const openServer = await testServer({ slices: [openToAll] })
  const [one, other] = [await openServer.signIn(), await openServer.signIn(NUEVO)]
  const key = randomUUID()
  const send = (token: string, body: unknown) =>
    openServer.call('POST recipes/1/comments', { token, body, headers: { 'idempotency-key': key } })
  const list = async (name: string) => (await openServer.call(name, { token: other.token })).body
  const before = (await openServer.call('GET recipes/1/comments', { token: one.token })).body
  expect((await send(one.token, rating)).status).toBe(201)
  expect(await list('GET recipes/1/comments')).toEqual([])
  expect(await list('GET recipes/comments')).toEqual([])

  // The same key of another person is another attempt.
  const theirs = await send(other.token, { score: 'ESTUVO_BIEN', comments: 'La otra' })
  expect(theirs).toMatchObject({ status: 201, body: { userId: other.id, comments: 'La otra' } })
  expect(await list('GET recipes/1/comments')).toEqual([theirs.body])
  expect((await openServer.call('GET recipes/1/comments', { token: one.token })).body).toHaveLength(
    before.length + 1,
  )
  await openServer.close()
})

describe('an attempt that is repeated with its key', () => {
  test('gets the answer of the first, and makes no second rating', async () => {
    const recipe = freshRecipe()
    const key = randomUUID()
    const first = await rate(recipe, rating, ana, key)
    expect(first.status).toBe(201)
    const again = await rate(recipe, rating, ana, key.toUpperCase())
    expect({ status: again.status, body: again.body }).toEqual({ status: 201, body: first.body })
    expect((await ratingsOf(recipe)).body).toHaveLength(1)
  })

  test('twenty at once make one rating, and all answer 201', async () => {
    const recipe = freshRecipe()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => rate(recipe, rating, ana, key)))
    expect(answers.map(answer => answer.status)).toEqual(Array(20).fill(201))
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1)
    expect((await ratingsOf(recipe)).body).toHaveLength(1)
  })

  test('without a key, or with another one, it makes another rating', async () => {
    const recipe = freshRecipe()
    for (const key of [undefined, undefined, randomUUID(), randomUUID()]) {
      expect((await rate(recipe, rating, ana, key)).status).toBe(201)
    }
    expect((await ratingsOf(recipe)).body).toHaveLength(4)
  })

  test('a key that was used for another body: 409, and nothing is stored', async () => {
    const [one, other] = [freshRecipe(), freshRecipe()]
    const key = randomUUID()
    await rate(one, rating, ana, key)
    expect(await rate(other, rating, ana, key)).toMatchObject({
      status: 409,
      body: { message: 'Esta petición ya se usó para guardar otra cosa.' },
    })
    expect((await rate(one, { ...rating, comments: 'otra' }, ana, key)).status).toBe(409)
    expect((await ratingsOf(other)).body).toEqual([])
  })

  test.each(['1', 'no-es-un-uuid', '', '00000000-0000-0000-0000-00000000000g'])(
    'the invalid key «%s»: 400, naming the header',
    async key => {
      expect(await rate(freshRecipe(), rating, ana, key)).toMatchObject({
        status: 400,
        body: { errors: { 'idempotency-key': expect.stringContaining('UUID') } },
      })
    },
  )
})

test('long ratings are 5 MiB a day at most, also at once; short ones still arrive', async () => {
  const recipeId = freshRecipe()
  const long = { score: 'FUE_GENIAL', comments: 'x'.repeat(99_000) }
  const answers = await Promise.all(Array.from({ length: 70 }, () => rate(recipeId, long)))
  const refused = answers.filter(({ status }) => status === 429)
  const stored = answers.filter(({ status }) => status === 201).length
  expect(stored + refused.length).toBe(70)
  expect(stored).toBeGreaterThan(30)
  expect(stored * 99_000).toBeLessThan(5 * 1024 * 1024)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(80_000)
  expect(refused[0]?.body.message).toMatch(/mucho texto/)
  expect((await rate(recipeId, { ...long, comments: 'Rica' })).status).toBe(201)
  server.pass(MS_PER_DAY)
  expect((await rate(recipeId, long)).status).toBe(201)
})
