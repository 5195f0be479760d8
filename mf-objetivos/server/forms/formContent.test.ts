import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentFolder } from 'shared/server/content/contentFolder'
import { contentFolder, removeContentFolders } from 'shared/testing/contentFolder'
import { formContent } from './formContent'

const DEMO = join(import.meta.dirname, '..', 'seed', 'demo')
afterAll(removeContentFolders)

const SOUND = {
  'forms.csv': ['key,name,courses,gender,ageRange,repeatDays,source', 'a,Uno,,Ambos,0-100|200-300,0,Propio'],
  'form-questions.csv': [
    'form,id,type,question,speciality,laboratorios,highValue,especialidad,especialista',
    'a,1,1,¿Sí?,Área,,0,Nutrición,mariana.rios@mydiet.mx',
    'a,2,3,¿Cuánto?,Área,Glucosa,10,,',
  ],
  'form-options.csv': ['form,question,id,option,value,risk', 'a,1,1,Sí,1,', 'a,1,2,No,0,si'],
  'form-advice.csv': [
    'form,question,especialidad,category,data,tags',
    'a,1,Nutrición,Estable,<p>Bien</p>,uno|dos',
  ],
}

type Change = Partial<Record<keyof typeof SOUND | 'form-bands.csv', string[]>>

async function errorsOf(change: Change) {
  const folder = await ContentFolder.open(contentFolder({ ...SOUND, ...change }))
  await formContent.check(folder)
  return folder.errors.map(({ file, row, field, message }) => `${file} ${row} ${field}: ${message}`)
}

test('the demo and a small content of one’s own have no errors', async () => {
  const demo = await ContentFolder.open(DEMO)
  await formContent.check(demo)
  expect(demo.errors).toEqual([])
  expect(await errorsOf({})).toEqual([])
})

test('every instrument of the demo is named with its terms', () => {
  const readme = readFileSync(join(DEMO, 'README.md'), 'utf8')
  const sources = readFileSync(join(DEMO, 'forms.csv'), 'utf8')
  for (const name of ['PHQ-9', 'GAD-7', 'FINDRISC']) {
    expect(readme).toContain(name)
    expect(sources).toContain(name)
  }
})

const [formHead = '', questionHead = '', optionHead = '', adviceHead = ''] = Object.values(SOUND).map(
  ([head]) => head,
)

test.each<[string, Partial<Record<keyof typeof SOUND, string[]>>, string]>([
  [
    'a range of ages that is none',
    { 'forms.csv': [formHead, 'a,Uno,,Ambos,18-,0,Propio'] },
    'forms.csv 2 ageRange: Escribe rangos en días como 6570-36500, separados por |.',
  ],
  [
    'a form without questions',
    { 'forms.csv': [...SOUND['forms.csv'], 'b,Dos,,Ambos,0-9,0,Propio'] },
    'forms.csv 3 key: No tiene preguntas en form-questions.csv.',
  ],
  [
    'a question of no form',
    { 'form-questions.csv': [...SOUND['form-questions.csv'], 'z,1,2,¿Qué?,,,0,,'] },
    'form-questions.csv 4 form: «z» no está en forms.csv.',
  ],
  [
    'a choice without options',
    { 'form-questions.csv': [...SOUND['form-questions.csv'], 'a,3,5,¿Cuáles?,,,0,,'] },
    'form-questions.csv 4 id: Es de opciones y no tiene ninguna en form-options.csv.',
  ],
  [
    'options of a number',
    { 'form-options.csv': [...SOUND['form-options.csv'], 'a,2,1,Uno,1,'] },
    'form-questions.csv 3 type: No es de opciones y tiene algunas.',
  ],
  [
    'an option of no question',
    { 'form-options.csv': [...SOUND['form-options.csv'], 'a,9,1,Uno,1,'] },
    'form-options.csv 4 question: El test «a» no tiene la pregunta 9.',
  ],
  [
    'an option twice',
    { 'form-options.csv': [...SOUND['form-options.csv'], 'a,1,1,Uno,1,'] },
    'form-options.csv 4 id: Está repetido: ya aparece en la fila 2.',
  ],
  [
    'advice of no question',
    { 'form-advice.csv': [adviceHead, 'a,9,Nutrición,Estable,<p>x</p>,'] },
    'form-advice.csv 2 question: El test «a» no tiene la pregunta 9.',
  ],
  [
    'a specialist who is no address',
    { 'form-questions.csv': [questionHead, 'a,1,1,¿Sí?,,,0,,mariana', 'a,2,3,¿Cuánto?,,,10,,'] },
    'form-questions.csv 2 especialista: No es un correo.',
  ],
])('%s is reported', async (_, change, error) => {
  expect(await errorsOf(change)).toContain(error)
})

test('a negative value is reported', async () => {
  const errors = await errorsOf({ 'form-options.csv': [optionHead, 'a,1,1,Sí,-1,'] })
  expect(errors[0]).toMatch(/^form-options.csv 2 value: /)
})

const BANDS = ['form,from,words,level', 'a,0,Poco,Estable', 'a,8,Mucho,Crítico']
const withBands = (higherIs: string, bands = BANDS) => ({
  'forms.csv': [`${formHead},higherIs`, `a,Uno,,Ambos,0-100,0,Propio,${higherIs}`],
  'form-bands.csv': bands,
})

test('bands with a direction are sound; a form without them may leave the column empty', async () => {
  expect(await errorsOf(withBands('peor'))).toEqual([])
  expect(await errorsOf({ 'forms.csv': withBands('')['forms.csv'] })).toEqual([])
})

test.each<[string, Change, string]>([
  [
    'bands without a direction',
    withBands(''),
    'forms.csv 2 higherIs: Tiene rangos en form-bands.csv: escribe si más puntos es peor o mejor.',
  ],
  [
    'a direction without bands',
    withBands('mejor', BANDS.slice(0, 1)),
    'forms.csv 2 higherIs: No tiene rangos en form-bands.csv.',
  ],
  [
    'a first band that leaves points without words',
    withBands('peor', ['form,from,words,level', 'a,1,Poco,Estable']),
    'form-bands.csv 2 from: El primer rango de un test empieza en 0.',
  ],
  [
    'a band that nobody can reach',
    withBands('peor', [...BANDS, 'a,12,Todo,Crítico']),
    'form-bands.csv 4 from: El test tiene 11 puntos cuando mucho.',
  ],
  [
    'two bands with the same points',
    withBands('peor', [...BANDS, 'a,8,Otra vez,Crítico']),
    'form-bands.csv 4 from: Está repetido: ya aparece en la fila 3.',
  ],
  [
    'a band of no form',
    withBands('peor', [...BANDS, 'z,0,Poco,Estable']),
    'form-bands.csv 4 form: «z» no está en forms.csv.',
  ],
])('%s is reported', async (_, change, error) => {
  expect(await errorsOf(change)).toContain(error)
})
