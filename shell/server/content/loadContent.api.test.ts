import { sql } from 'drizzle-orm'
import { contentFolder, removeContentFolders } from 'shared/testing/contentFolder'
import { nextYear } from 'shared/testing/nextYear'
import { ANA, type TestServer, testServer } from 'shared/testing/testServer'
import { FIRST, type Files, KINDS, SECOND } from '../testing/ownContent'
import { loadContent } from './loadContent'

afterAll(removeContentFolders)

/** Loads as an operator who has confirmed the consequences: a demo person is allergic to a food that it removes. */
async function load({ context }: TestServer, files: Files) {
  const { files: names } = await loadContent(contentFolder(files), KINDS, context, { confirmed: true })
  return names
}

async function withServer<T>(work: (server: TestServer, token: string) => Promise<T>): Promise<T> {
  const server = await testServer()
  try {
    return await work(server, (await server.signIn(ANA)).token)
  } finally {
    await server.close()
  }
}

test('a practice’s own content replaces the demo’s', () =>
  withServer(async (server, token) => {
    expect(await load(server, FIRST)).toEqual(['aliments.csv', 'recipes.csv', 'ingredients.csv'])
    const listed = (await server.call('GET recipes', { token })).body
    expect(listed.map((recipe: { name: string }) => recipe.name)).toEqual(['Avena con leche', 'Leche tibia'])
    expect(listed[0]).toMatchObject({
      image: { name: expect.stringMatching(/^[0-9a-f]{32}\.webp$/) },
      mealTime: ['Desayuno'],
      mealCategories: ['Control de peso'],
      mealSubCategories: ['Rápido', 'Dulce'],
      ingredients: [{ quantity: 1 }, { quantity: 0.5 }],
    })
    expect(listed[0].preparation).toBe('<p>Hierve.</p>')
    expect(listed[1].image.name).toBe('')
    expect((await server.call(`GET files/${listed[0].image.name}`)).status).toBe(200)
    expect((await server.call('GET aliments', { token })).body).toHaveLength(2)
  }))

test('loading again keeps the ids, and a removed recipe stays in the plans that hold it', () =>
  withServer(async (server, token) => {
    // Of this content's foods nothing is known, and a plan with them would have to be confirmed.
    for (const { alimentId } of (await server.call('GET exclusions', { token })).body) {
      await server.call(`DELETE exclusions/${alimentId}`, { token })
    }
    await load(server, FIRST)
    const day = nextYear('11-21')
    const plan = {
      day,
      breakfast: null,
      meal: null,
      dinner: null,
      snack_morning: null,
      snack_afternoon: null,
    }
    const [oats, milk] = (await server.call('GET recipes', { token })).body
    const { id } = (await server.call('POST auth/me', { token })).body
    const body = { ...plan, breakfast: oats.id, dinner: milk.id }
    const path = `patients/${id}/meal-plans`
    const saved = await server.call(`POST ${path}`, { token, body })
    expect(saved.status).toBe(201)

    await load(server, SECOND)
    const listed = (await server.call('GET recipes', { token })).body
    expect(listed).toHaveLength(1)
    expect(listed[0]).toMatchObject({
      id: oats.id,
      preparation: '<p>Remoja.</p>',
      ingredients: [{ quantity: 2 }],
    })
    expect((await server.call(`GET ${path}`, { token })).body).toContainEqual(expect.objectContaining(body))
    // A plan may keep the withdrawn recipe, but no other plan can take it.
    const kept = { ...body, breakfast: null }
    expect((await server.call(`PUT ${path}/${saved.body.id}`, { token, body: kept })).status).toBe(200)
    const replanned = { ...kept, day: nextYear('11-22') }
    expect((await server.call(`POST ${path}`, { token, body: replanned })).status).toBe(400)
  }))

const tips = (...rows: string[]): Files => ({
  'tips.csv': ['id,specialty,title,image,tags,videoyoutube,description', ...rows],
  'videos.csv': ['id,specialty,title,image,tags,videoyoutube'],
  'tip-categories.csv': ['specialty,title,category,subCategory', 'nutricion,Comer bien,Hidratación,'],
  'tip-documents.csv': ['specialty,file,infoName', 'nutricion,guia.pdf,Guía'],
  'documents/guia.pdf': Buffer.from('%PDF-1.4\n%%EOF'),
})

test('a practice’s own tips replace the demo’s; one that stays keeps its address and its first day', () =>
  withServer(async (server, token) => {
    const ask = async () => {
      const entries = 'GET content/spaces/mydiet/environments/testing/entries?content_type='
      const [tip, video] = await Promise.all(
        ['tip', 'videoPsicologia'].map(kind => server.call(entries + kind, { token })),
      )
      const categories = (await server.call('GET content/categories', { token })).body
      const document = await server.call(`GET files/${categories[0].documents[0].name}`)
      return { tips: tip?.body, videos: video?.body.items, categories, document: document.status }
    }
    await load(server, tips('agua,nutricion,Agua,,Hidratación,,Bebe.', 'sopa,nutricion,Sopa,,,,Hierve.'))
    const before = await ask()
    expect(before).toMatchObject({
      tips: { total: 2, items: [{ sys: { id: 'agua' } }, { sys: { id: 'sopa' } }] },
      videos: [],
      categories: [{ title: 'Comer bien' }],
      document: 200,
    })

    await load(server, tips('agua,nutricion,Más agua,,,,Bebe más.'))
    const { tips: after } = await ask()
    expect(after).toMatchObject({
      total: 1,
      items: [{ sys: { id: 'agua' }, fields: { title: 'Más agua' } }],
    })
    expect(after.items[0].sys.createdAt).toBe(before.tips.items[0].sys.createdAt)
    expect(after.items[0].sys.updatedAt > before.tips.items[0].sys.updatedAt).toBe(true)
  }))

test('content that is loaded again after its removal has its old id', () =>
  withServer(async server => {
    const ids = async () =>
      (
        await server.context.database.execute(
          sql`select id, name from diet.recipes where not withdrawn order by id`,
        )
      ).rows
    await load(server, FIRST)
    const before = await ids()
    await load(server, SECOND)
    await load(server, FIRST)
    expect(await ids()).toEqual(before)
  }))

test('the ETag of the old list does not match the new one', () =>
  withServer(async (server, token) => {
    const tag = String((await server.call('GET recipes', { token })).headers.etag)
    await load(server, FIRST)
    const answer = await server.call('GET recipes', { token, headers: { 'if-none-match': tag } })
    expect(answer.status).toBe(200)
  }))
