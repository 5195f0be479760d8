import { sql } from 'drizzle-orm'
import { readConfig } from 'shared/server/config/config'
import { contentFolder, removeContentFolders } from 'shared/testing/contentFolder'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { type OpenContext, openContext } from '../openContext'
import { slices } from '../slices'
import { FIRST, type Files, ingredients, KINDS, recipes } from '../testing/ownContent'
import { ContentRefused, loadContent } from './loadContent'

afterAll(removeContentFolders)

let place: TestHome
let open: OpenContext
beforeAll(async () => {
  place = await testHome()
  open = await openContext(readConfig(place.environment), slices)
})
afterAll(async () => {
  await open.close()
  await place.remove()
})

const counts = () =>
  open.context.database.execute(sql`
    select (select count(*)::int from diet.recipes) as recipes, (select count(*)::int from diet.aliments) as aliments,
      (select version from diet.catalogue) as version, (select count(*)::int from cursos.courses) as courses`)

const COURSE = {
  'courses.csv': [
    'title,name,featureImage,featureVideo,anonymousQuestions,description',
    'Nuevo,,,,,<p>x</p>',
  ],
  'course-categories.csv': ['id,course,category,name,title,description'],
  'course-modules.csv': ['id,category,name,frase,image'],
  'course-topics.csv': ['id,module,name,description,duration'],
  'course-subtopics.csv': [
    'id,topic,name,description,image,video,audio,captions,documento,duration,frase,pts,tip',
  ],
}

test('with one error in one file no file is loaded', async () => {
  const before = (await counts()).rows
  const files = {
    ...FIRST,
    ...COURSE,
    'ingredients.csv': ingredients('Avena con leche,Avena,nada'),
  }
  await expect(loadContent(contentFolder(files), KINDS, open.context)).rejects.toThrow(ContentRefused)
  expect((await counts()).rows).toEqual(before)
})

test('a failure of the database in the middle changes nothing', async () => {
  const before = (await counts()).rows
  const fails = { ...open.context.files, put: () => Promise.reject(new Error('disk full')) }
  const files = { ...FIRST, ...COURSE }
  await expect(
    loadContent(contentFolder(files), KINDS, { database: open.context.database, files: fails }),
  ).rejects.toThrow('disk full')
  expect((await counts()).rows).toEqual(before)
})

test.each([
  ['a misspelt file', { ...FIRST, 'recipe.csv': '' }, 'recipe.csv: No se conoce este archivo.'],
  ['a catalogue with a file missing', { 'recipes.csv': recipes() }, 'aliments.csv: Falta este archivo'],
  ['nothing to load', { 'leeme.txt': 'hola' }, 'No hay contenido que cargar.'],
])('%s is reported', async (_, files, said) => {
  const refused = await loadContent(contentFolder(files as Files), KINDS, open.context).catch(error => error)
  expect(refused).toBeInstanceOf(ContentRefused)
  expect(refused.lines.join('\n')).toContain(said)
})

test('an error is one line: file, row, field and what is wrong', async () => {
  const files = {
    ...FIRST,
    'ingredients.csv': ingredients('Avena con leche,Avena,1', 'Leche tibia,Leche,0'),
  }
  const refused = await loadContent(contentFolder(files), KINDS, open.context).catch(error => error)
  expect(refused.lines).toEqual(['ingredients.csv, fila 3, quantity: Debe ser mayor que 0.'])
})
