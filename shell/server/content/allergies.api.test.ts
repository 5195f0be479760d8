import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { contentFolder, removeContentFolders } from 'shared/testing/contentFolder'
import { runProgram } from 'shared/testing/programs/runProgram'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { ANA, NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import { slices } from '../slices'
import { ContentUnconfirmed, loadContent } from './loadContent'

const SHRIMP = 'Camarón cocido'
const GROUP = 'Alimentos de origen animal,Muy bajo aporte de grasa'
const KINDS = slices.flatMap(slice => slice.contentKinds ?? [])

/** A catalogue of these foods, each in a recipe of its own that Ana has access to. */
function catalogueOf(...foods: string[]) {
  return catalogue(foods)
}

/** The same with the allergens of each food, and with the practice's own in `own`. */
function catalogueWith(allergens: Record<string, string>, own: string[] = []) {
  const foods = Object.keys(allergens).map(name => `${name},${GROUP}`)
  return catalogue(foods, Object.values(allergens), own)
}

function catalogue(foods: string[], allergens?: string[], own: string[] = []) {
  const names = foods.map(food => food.split(',')[0])
  return contentFolder({
    'aliments.csv': [
      `alimentos,grupo,subGrupo,cantidadSugeridaNum,unidad${allergens ? ',allergens' : ''}`,
      ...foods.map((food, at) => `${food},1,taza${allergens ? `,${allergens[at]}` : ''}`),
    ],
    ...(own.length > 0 && { 'allergens.csv': ['allergen', ...own] }),
    'recipes.csv': [
      'name,image,mealTime,mealCategories,mealSubCategories,preparation',
      ...names.map(name => `Plato de ${name},,Comida,Control de peso,,<p>Sirve.</p>`),
    ],
    'ingredients.csv': ['recipe,aliment,quantity', ...names.map(name => `Plato de ${name},${name},1`)],
  })
}

/** The practice's new foods: one with a word of the marked food, one new in its group, and a known one of its group. */
const NEW_FOODS = [
  'Camarón gigante,Mariscos,Crudos',
  `Gambas,${GROUP}`,
  `Pechuga de pavo,${GROUP}`,
  'Arroz,Cereales,Sin grasa',
]

let home: TestHome
beforeEach(async () => {
  home = await testHome()
})
afterEach(() => home.remove())
afterAll(removeContentFolders)

/** The operator's command, in a process of its own, on the database of the test. */
const content = (...words: string[]) =>
  runProgram(join(__dirname, 'main.ts'), words, { ...home.environment }).ended

async function withServer<T>(work: (asked: ReturnType<typeof asks>) => Promise<T>, email = ANA): Promise<T> {
  const server = await testServer({ home })
  try {
    return await work(asks(server, (await server.signIn(email)).token))
  } finally {
    await server.close()
  }
}

interface Excluded {
  alimentId: number
  reason: string
  resembles?: number
  because?: { allergens: string[]; unknown: boolean }
  withdrawn?: object
}

function asks(server: TestServer, token: string) {
  const call = (name: string, body?: unknown) => server.call(name, { token, body })
  const foods = async (): Promise<Map<string, number>> => {
    const { body } = await call('GET aliments')
    return new Map(body.map(({ alimentos, id }: { alimentos: string; id: number }) => [alimentos, id]))
  }
  const exclusions = async (): Promise<Excluded[]> => (await call('GET exclusions')).body
  return {
    server,
    call,
    foods,
    exclusions,
    /** A load of this content while the server runs. */
    load: (folder: string, options?: Parameters<typeof loadContent>[3]) =>
      loadContent(folder, KINDS, server.context, options),
    /** Marks this food alone: what its allergens add has its own tests below. */
    async mark(name: string, reason = 'allergy', onlyThis = true) {
      const id = (await foods()).get(name)
      expect((await call(`PUT exclusions/${id}`, { reason, onlyThis })).status).toBe(200)
      return id ?? 0
    },
    /** The names of the listed foods that are avoided, with the reason. */
    async avoided() {
      const nameOf = new Map([...(await foods())].map(([name, id]) => [id, name]))
      return (await exclusions()).flatMap(({ alimentId, reason }) => {
        const name = nameOf.get(alimentId)
        return name ? [`${name}: ${reason}`] : []
      })
    },
  }
}

test('a load that removes a food to which people are allergic is refused with a report, until it is confirmed', async () => {
  const { marked, before } = await withServer(async ({ mark, foods }) => ({
    marked: await mark(SHRIMP),
    before: await foods(),
  }))
  const folder = catalogueOf(...NEW_FOODS)
  const report =
    'aliments.csv: Falta «Camarón cocido», y 1 persona es alérgica a este alimento. Su alergia seguirá en vigor para «Camarón gigante», «Gambas».'

  const refused = await content('load', folder)
  expect(refused.said).toContain(report)
  expect(refused.said).toContain('Si aun así quieres cargarlo, agrega --confirm.')
  expect(refused.code).toBe(1)
  const tried = await content('check', folder)
  expect(tried.said).toContain(report)
  expect(tried.said).toContain('No se cargó nada. Para cargarlo, agrega --confirm.')
  expect(tried.code).toBe(0)
  expect(await withServer(({ foods }) => foods())).toEqual(before)

  const confirmed = await content('load', folder, '--confirm')
  expect(confirmed.said).toContain(report)
  expect(confirmed.said).toContain('Contenido cargado: aliments.csv')
  expect(confirmed.code).toBe(0)
  await withServer(async ({ exclusions, avoided, call, foods }) => {
    expect(await avoided()).toEqual(['Camarón gigante: allergy', 'Gambas: allergy'])
    expect((await exclusions())[0]).toEqual({
      alimentId: marked,
      reason: 'allergy',
      onlyThis: true,
      withdrawn: { alimentos: SHRIMP, grupo: 'Alimentos de origen animal' },
    })
    // Neither is a food that she may take instead of another.
    const known = await foods()
    const recipes: { id: number; name: string }[] = (await call('GET recipes')).body
    const dish = recipes.find(({ name }) => name === 'Plato de Pechuga de pavo')?.id
    const body = { alimentId: known.get('Pechuga de pavo'), alimentNewId: known.get('Gambas') }
    expect(await call(`POST recipes-history/${dish}`, body)).toMatchObject({
      status: 409,
      body: {
        errors: { alimentNewId: 'Lleva, o puede llevar, lo que evitas por alergia: Gambas (alergia).' },
      },
    })
    // She removes it herself.
    expect((await call(`DELETE exclusions/${marked}`)).status).toBe(200)
    expect(await exclusions()).toEqual([])
    // And may take it back.
    expect((await call(`PUT exclusions/${marked}`, { reason: 'allergy', onlyThis: true })).status).toBe(200)
    expect(await avoided()).toHaveLength(2)
  })
})

test('the report counts people, and is given once; a food that comes later is avoided too', () =>
  withServer(async ({ server, load, mark, avoided }) => {
    await mark(SHRIMP)
    const nuevo = asks(server, (await server.signIn(NUEVO)).token)
    await nuevo.mark(SHRIMP)
    const unconfirmed = await load(catalogueOf('Arroz,Cereales,Sin grasa')).catch(error => error)
    expect(unconfirmed).toBeInstanceOf(ContentUnconfirmed)
    expect(unconfirmed.lines[0]).toBe(
      'aliments.csv: Falta «Camarón cocido», y 2 personas son alérgicas a este alimento. En el contenido nuevo no hay otro que se le parezca.',
    )
    await load(catalogueOf('Arroz,Cereales,Sin grasa'), { confirmed: true })
    const { warnings } = await load(catalogueOf('Arroz,Cereales,Sin grasa', `Langostino,${GROUP}`))
    expect(warnings).toEqual([])
    expect(await avoided()).toEqual(['Langostino: allergy'])
  }))

test('a food that comes back is the marked one again, also under another id', () =>
  withServer(async ({ load, mark, foods, avoided, exclusions }) => {
    const marked = await mark(SHRIMP)
    const arroz = 'Arroz,Cereales,Sin grasa'
    await load(catalogueOf('CAMARON COCIDO,Mariscos,Crudos', arroz), { confirmed: true })
    expect((await foods()).get('CAMARON COCIDO')).not.toBe(marked)
    expect(await avoided()).toEqual(['CAMARON COCIDO: allergy'])
    await load(catalogueOf(`${SHRIMP},${GROUP}`, arroz))
    expect(await exclusions()).toEqual([{ alimentId: marked, reason: 'allergy', onlyThis: true }])
  }))

test('a dislike needs no confirmation; it stays in the list, and holds for the same name alone', () =>
  withServer(async ({ call, load, mark, exclusions, avoided }) => {
    for (const { alimentId } of await exclusions()) await call(`DELETE exclusions/${alimentId}`)
    const marked = await mark('Champiñones', 'dislike')
    const { warnings } = await load(
      catalogueOf('Champiñones enteros,Verduras,Hongos', 'champinones,Verduras,Hongos'),
    )
    expect(warnings).toEqual([])
    expect((await exclusions())[0]).toMatchObject({
      alimentId: marked,
      withdrawn: { alimentos: 'Champiñones' },
    })
    expect(await avoided()).toEqual(['champinones: dislike'])
  }))

test('the database itself refuses to delete a food that a person marked', () =>
  withServer(async ({ server, mark, exclusions }) => {
    const marked = await mark(SHRIMP)
    const deleting = server.context.database.execute(sql`delete from diet.aliments where id = ${marked}`)
    await expect(deleting).rejects.toThrow()
    expect(await exclusions()).toContainEqual({ alimentId: marked, reason: 'allergy', onlyThis: true })
  }))

describe('allergens', () => {
  const known = { Gambas: 'Crustáceos', Arroz: 'Ninguno', Caldo: 'Apio|?', Fresas: 'Fresa', Jugo: '' }
  const blamed = (names: Map<string, number>, exclusions: Excluded[]) =>
    Object.fromEntries(
      [...names].flatMap(([name, id]) => {
        const found = exclusions.find(({ alimentId }) => alimentId === id)
        return found?.because
          ? [[name, found.because.unknown ? 'unknown' : found.because.allergens.join()]]
          : []
      }),
    )

  test('a marked allergen leaves out the foods of the content that hold it, and those of which nothing is known', () =>
    withServer(async ({ load, call, foods, exclusions }) => {
      await load(catalogueWith(known, ['Fresa']), { confirmed: true })
      const { body } = await call('GET allergies')
      expect(body).toHaveLength(15)
      expect(body.at(-1)).toEqual({ name: 'Fresa', words: [], marked: false })
      expect((await call('PUT allergies/Fresa')).status).toBe(200)
      expect(blamed(await foods(), await exclusions())).toEqual({
        Fresas: 'Fresa',
        Caldo: 'unknown',
        Jugo: 'unknown',
      })
    }, NUEVO))

  test('a load that withdraws an avoided allergen, or takes it off a food, asks first; then no food is known to be free', () =>
    withServer(async ({ load, call, foods, exclusions }) => {
      await load(catalogueWith(known, ['Fresa']), { confirmed: true })
      await call('PUT allergies/Fresa')
      await call(`PUT exclusions/${(await foods()).get('Gambas')}`, { reason: 'allergy' })
      const next = catalogueWith({ Gambas: 'Ninguno', Arroz: 'Ninguno', Fresas: 'Ninguno' })
      const refused = await load(next).catch(error => error)
      expect(refused).toBeInstanceOf(ContentUnconfirmed)
      expect(refused.lines.slice(0, 2)).toEqual([
        'allergens.csv: Falta «Fresa», y 1 persona lo evita por alergia. Mientras la tengan marcada no se les propondrá ningún alimento, porque de ninguno se sabrá si lo lleva.',
        'aliments.csv: «Gambas» ya no dice que lleva Crustáceos, y 1 persona lo evita por alergia.',
      ])
      await load(next, { confirmed: true })
      expect(blamed(await foods(), await exclusions())).toEqual({
        Gambas: 'unknown',
        Arroz: 'unknown',
        Fresas: 'unknown',
      })
      expect((await call('GET allergies')).body.at(-1)).toEqual({
        name: 'Fresa',
        words: [],
        marked: true,
        withdrawn: true,
      })
      expect((await call('DELETE allergies/Fresa')).status).toBe(200)
      expect(blamed(await foods(), await exclusions())).toEqual({})
    }, NUEVO))

  test('a faulty content names file, row and field', () =>
    withServer(async ({ load }) => {
      const misspelt = await load(catalogueWith({ Gambas: 'Crustaseos' })).catch(error => error)
      expect(misspelt.lines).toEqual([
        expect.stringMatching(
          /^aliments\.csv, fila 2, allergens: No se conoce «Crustaseos»\. Se conocen: Gluten/,
        ),
      ])
      const taken = await load(catalogueWith({ Gambas: 'Ninguno' }, ['apio'])).catch(error => error)
      expect(taken.lines).toEqual([
        'allergens.csv, fila 2, allergen: Ya es uno de los catorce alérgenos habituales.',
      ])
    }))
})
