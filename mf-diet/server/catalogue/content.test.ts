import { ContentFolder } from 'shared/server/content/contentFolder'
import { contentFolder, PICTURE, removeContentFolders } from 'shared/testing/contentFolder'
import { dietContent } from './content'

const GOOD = {
  'aliments.csv': [
    'alimentos,grupo,subGrupo,cantidadSugeridaNum,unidad',
    'Avena,Cereales,Sin grasa,0.5,taza',
    'Leche,Leche,Entera,1,taza',
  ],
  'recipes.csv': [
    'name,image,mealTime,mealCategories,mealSubCategories,preparation',
    'Avena con leche,avena.webp,Desayuno|Colación de la Mañana,Control de peso,,<p>Hierve.</p>',
  ],
  'ingredients.csv': ['recipe,aliment,quantity', 'Avena con leche,Avena,1', 'Avena con leche,Leche,0.5'],
  'images/avena.webp': PICTURE,
}

async function errorsOf(changes: Partial<Record<keyof typeof GOOD | string, string | string[] | Buffer>>) {
  const files = { ...GOOD, ...changes } as Record<string, string | string[] | Buffer>
  const folder = await ContentFolder.open(contentFolder(files))
  await dietContent.check(folder)
  return folder.errors
}

const withRow = (file: 'aliments.csv' | 'recipes.csv' | 'ingredients.csv', row: string) => ({
  [file]: [...GOOD[file], row],
})

afterAll(removeContentFolders)

test('good content has no errors', async () => {
  expect(await errorsOf({})).toEqual([])
})

test('also as a spreadsheet saves it: with a byte order mark and Windows line ends', async () => {
  expect(await errorsOf({ 'aliments.csv': `\ufeff${GOOD['aliments.csv'].join('\r\n')}\r\n` })).toEqual([])
})

describe('each error names file, line and field', () => {
  test.each([
    ['Pan,Cereales,Sin grasa,mucho,pieza', 'cantidadSugeridaNum', 'Debe ser un número.'],
    ['Pan,Cereales,Sin grasa,0,pieza', 'cantidadSugeridaNum', 'Debe ser mayor que 0.'],
    ['Pan,Cereales,Sin grasa,1e999,pieza', 'cantidadSugeridaNum', 'Debe ser un número.'],
    ['Pan,Cereales,Sin grasa,0x10,pieza', 'cantidadSugeridaNum', 'Debe ser un número.'],
    ['Pan,Cereales,Sin grasa,,pieza', 'cantidadSugeridaNum', 'Debe ser un número.'],
    [',Cereales,Sin grasa,1,pieza', 'alimentos', 'No debe quedar vacío.'],
    ['Avena,Cereales,Sin grasa,1,pieza', 'alimentos', 'Está repetido: ya aparece en la fila 2.'],
  ])('aliment «%s»', async (row, field, message) => {
    expect(await errorsOf(withRow('aliments.csv', row))).toEqual([
      { file: 'aliments.csv', row: 4, field, message },
    ])
  })

  test.each([
    ['Sopa,avena.webp,Merienda,Vida activa,,<p>x</p>', 'mealTime', /^Cada parte debe ser Desayuno/],
    ['Sopa,avena.webp,Comida,|,,<p>x</p>', 'mealCategories', /categoría/],
    ['Sopa,nada.webp,Comida,Vida activa,,<p>x</p>', 'image', /No existe la imagen images\/nada\.webp/],
    ['Sopa,../aliments.csv,Comida,Vida activa,,<p>x</p>', 'image', /no es un nombre de archivo/],
    ['Sopa,/etc/passwd,Comida,Vida activa,,<p>x</p>', 'image', /no es un nombre de archivo/],
    ['Sopa,avena.webp,Comida,Vida activa,,', 'preparation', /No debe quedar vacío/],
  ])('recipe «%s»', async (row, field, message) => {
    const errors = await errorsOf({
      ...withRow('recipes.csv', row),
      ...withRow('ingredients.csv', 'Sopa,Avena,1'),
    })
    expect(errors).toContainEqual({
      file: 'recipes.csv',
      row: 3,
      field,
      message: expect.stringMatching(message),
    })
    expect(errors.filter(error => error.file === 'recipes.csv')).toHaveLength(1)
  })

  test.each([
    ['Nada,Avena,1', 'recipe', '«Nada» no está en recipes.csv.'],
    ['Avena con leche,Nada,1', 'aliment', '«Nada» no está en aliments.csv.'],
    ['Avena con leche,Avena,1', 'aliment', 'Está repetido: ya aparece en la fila 2.'],
    ['Avena con leche,Avena,-1', 'quantity', 'Debe ser mayor que 0.'],
  ])('ingredient «%s»', async (row, field, message) => {
    expect(await errorsOf(withRow('ingredients.csv', row))).toEqual([
      { file: 'ingredients.csv', row: 4, field, message },
    ])
  })

  test('a recipe without ingredients', async () => {
    const row = 'Sopa,avena.webp,Comida,Vida activa,,<p>x</p>'
    expect(await errorsOf(withRow('recipes.csv', row))).toEqual([
      { file: 'recipes.csv', row: 3, field: 'name', message: 'No tiene ingredientes en ingredients.csv.' },
    ])
  })

  test.each([
    ['a text', Buffer.from('no soy una imagen')],
    ['a picture that was cut off', PICTURE.subarray(0, 30)],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ])('a picture that is %s', async (_, bytes) => {
    expect(await errorsOf({ 'images/avena.webp': bytes })).toEqual([
      { file: 'recipes.csv', row: 2, field: 'image', message: expect.stringContaining('no es una imagen') },
    ])
  })

  test('the line is counted in the file, also after a text of several lines', async () => {
    const rows = [
      ...GOOD['recipes.csv'],
      'Sopa,avena.webp,Comida,Vida activa,,"<ol>\n<li>Pica.</li>\n<li>Hierve.</li>\n</ol>"',
      '',
      'Caldo,avena.webp,Merienda,Vida activa,,<p>x</p>',
    ]
    const ingredients = [...GOOD['ingredients.csv'], 'Sopa,Avena,1', 'Caldo,Avena,1']
    const errors = await errorsOf({ 'recipes.csv': rows, 'ingredients.csv': ingredients })
    expect(errors).toEqual([{ file: 'recipes.csv', row: 8, field: 'mealTime', message: expect.any(String) }])
  })
})

describe('a file that cannot be read as a table', () => {
  test.each([
    ['empty', '', { message: 'Está vacío.' }],
    [
      'without a column',
      'alimentos,grupo,subGrupo,unidad\n',
      { row: 1, field: 'cantidadSugeridaNum', message: 'Falta esta columna.' },
    ],
    [
      'with quotes left open',
      'alimentos,grupo,subGrupo,cantidadSugeridaNum,unidad\n"Avena,x,x,1,taza\n',
      { row: 2, message: 'Tiene comillas mal cerradas.' },
    ],
    [
      'with a row too short',
      'alimentos,grupo,subGrupo,cantidadSugeridaNum,unidad\nAvena,x\n',
      { row: 2, message: 'Tiene 2 columnas y debe tener 5.' },
    ],
    [
      'not in UTF-8',
      Buffer.from('alimentos\nPl\xe1tano', 'latin1'),
      { message: 'No está guardado en UTF-8.' },
    ],
  ])('%s', async (_, content, error) => {
    expect(await errorsOf({ 'aliments.csv': content })).toContainEqual({ file: 'aliments.csv', ...error })
  })

  test('a column too many', async () => {
    const [header, ...rows] = GOOD['aliments.csv']
    const errors = await errorsOf({ 'aliments.csv': [`${header},precio`, ...rows.map(row => `${row},10`)] })
    expect(errors).toContainEqual({
      file: 'aliments.csv',
      row: 1,
      field: 'precio',
      message: 'Sobra esta columna.',
    })
  })
})

test('all errors are reported at once', async () => {
  const errors = await errorsOf({
    ...withRow('aliments.csv', 'Pan,,x,mucho,pieza'),
    ...withRow('ingredients.csv', 'Nada,Nadie,0'),
    'images/avena.webp': Buffer.from('x'),
  })
  expect(errors.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
    'aliments.csv cantidadSugeridaNum',
    'aliments.csv grupo',
    'ingredients.csv quantity',
    'recipes.csv image',
  ])
})
