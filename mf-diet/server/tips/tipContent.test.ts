import { ContentFolder } from 'shared/server/content/contentFolder'
import { contentFolder, PICTURE, removeContentFolders } from 'shared/testing/contentFolder'
import { tipContent } from './tipContent'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

const GOOD = {
  'tips.csv': [
    'id,specialty,title,image,tags,videoyoutube,description',
    'agua,nutricion,Agua,agua.webp,Hidratación|En 5 minutos,9iMGFqMmUFs,Bebe **agua**.',
  ],
  'videos.csv': [
    'id,specialty,title,image,tags,videoyoutube',
    'video-agua,nutricion,Sin agua,agua.webp,hidratacion,https://youtu.be/9iMGFqMmUFs',
  ],
  'tip-categories.csv': [
    'specialty,title,category,subCategory',
    'nutricion,Nutrición,Hidratación,En 5 minutos',
    'psicologia,Psicología,Sueño,',
  ],
  'tip-documents.csv': ['specialty,file,infoName', 'nutricion,guia.pdf,Guía del plato'],
  'images/agua.webp': PICTURE,
  'documents/guia.pdf': PDF,
}

type Files = Record<string, string | string[] | Buffer>

async function errorsOf(changes: Files) {
  const folder = await ContentFolder.open(contentFolder({ ...GOOD, ...changes } as Files))
  await tipContent.check(folder)
  return folder.errors
}

const withRow = (file: keyof typeof GOOD, row: string) => ({ [file]: [...(GOOD[file] as string[]), row] })

afterAll(removeContentFolders)

test('good content has no errors', async () => {
  expect(await errorsOf({})).toEqual([])
})

describe('each error names file, line and field', () => {
  test.each([
    ['Agua Fría,nutricion,Agua,,,,x', 'id', 'No es un valor válido.'],
    ['agua,nutricion,Agua,,,,x', 'id', 'Está repetido: ya aparece en la fila 2.'],
    ['otra,dentista,Agua,,,,x', 'specialty', 'No es un valor válido.'],
    ['otra,nutricion,,,,,x', 'title', 'No debe quedar vacío.'],
    ['otra,nutricion,Agua,,,,', 'description', 'No debe quedar vacío.'],
    [
      'otra,nutricion,Agua,,Sueño,,x',
      'tags',
      '«Sueño» no está en las etiquetas de nutricion en tip-categories.csv.',
    ],
    ['otra,nutricion,Agua,nada.webp,,,x', 'image', 'No existe la imagen images/nada.webp.'],
    ['otra,nutricion,Agua,../tips.csv,,,x', 'image', expect.stringContaining('no es un nombre de archivo')],
    [
      'otra,nutricion,Agua,,,https://evil.example,x',
      'videoyoutube',
      'No es un video de YouTube ni su dirección.',
    ],
    [
      'otra,nutricion,Agua,,,,[x](javascript:x)',
      'description',
      expect.stringContaining('El enlace «javascript:x»'),
    ],
    [
      'otra,nutricion,Agua,,,,<script>x</script>',
      'description',
      expect.stringContaining('No se puede mostrar'),
    ],
  ])('tip «%s»', async (row, field, message) => {
    const errors = await errorsOf(withRow('tips.csv', row))
    expect(errors).toContainEqual({ file: 'tips.csv', row: 3, field, message })
    expect(errors.every(error => error.field === field)).toBe(true)
  })

  test.each([
    ['agua,nutricion,Video,,,9iMGFqMmUFs', 'id', 'Está repetido: ya aparece en tips.csv.'],
    ['otro,nutricion,Video,,,', 'videoyoutube', 'No debe quedar vacío.'],
    ['otro,nutricion,Video,,,corto', 'videoyoutube', 'No es un video de YouTube ni su dirección.'],
  ])('video «%s»', async (row, field, message) => {
    expect(await errorsOf(withRow('videos.csv', row))).toContainEqual({
      file: 'videos.csv',
      row: 3,
      field,
      message,
    })
  })

  test.each([
    ['nutricion,nada.pdf,Nada', 'file', 'No existe el documento documents/nada.pdf.'],
    ['nutricion,../tips.csv,Nada', 'file', expect.stringContaining('de la carpeta documents')],
    ['nutricion,guia.pdf,', 'infoName', 'No debe quedar vacío.'],
  ])('document «%s»', async (row, field, message) => {
    expect(await errorsOf(withRow('tip-documents.csv', row))).toEqual([
      { file: 'tip-documents.csv', row: 3, field, message },
    ])
  })

  test.each([
    ['a page', Buffer.from('<html>%PDF-1.4 %%EOF')],
    ['cut off', PDF.subarray(0, 20)],
    ['a picture', PICTURE],
  ])('a document that is %s', async (_, bytes) => {
    expect(await errorsOf({ 'documents/guia.pdf': bytes })).toEqual([
      {
        file: 'tip-documents.csv',
        row: 2,
        field: 'file',
        message: 'documents/guia.pdf no es un PDF completo.',
      },
    ])
  })

  test('a specialty with two category items', async () => {
    expect(await errorsOf(withRow('tip-categories.csv', 'psicologia,Mente,Sueño,'))).toEqual([
      {
        file: 'tip-categories.csv',
        row: 4,
        field: 'specialty',
        message: 'Está repetido: ya aparece en la fila 3.',
      },
    ])
  })
})
