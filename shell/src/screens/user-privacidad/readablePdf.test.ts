import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { readablePdf } from './readablePdf'

const data = {
  exportedAt: '2026-11-22T03:00:00.000Z',
  name: 'Ana Pérez',
  sections: {
    'Tu cuenta': { columns: ['Dato', ''], rows: [['Nombre', 'Ana Pérez Núñez']] },
    'Tus citas': { columns: ['Cuándo', 'Con', 'Nota'], rows: [['lunes', 'Lucía', '']] },
    'Tus pagos': { columns: ['Fecha'], rows: [] },
  },
}

/** The characters of the PDF's own code that Latin 1 has elsewhere, and Node.js 20 decodes as controls. */
const PUNCTUATION: Readonly<Record<number, string>> = { 128: '€', 147: '“', 148: '”', 151: '—' }

const lettersOf = (hex: string) =>
  [...Buffer.from(hex, 'hex')].map(byte => PUNCTUATION[byte] ?? String.fromCharCode(byte)).join('')

/** The lines of each page. */
async function linesOf(file: Blob): Promise<string[][]> {
  const pdf = await PDFDocument.load(await file.arrayBuffer())
  return pdf.getPages().map(page => {
    const contents = page.node.Contents()
    const streams = contents instanceof PDFArray ? contents.asArray() : [contents]
    const text = streams
      .map(one => pdf.context.lookup(one as never))
      .map(one =>
        one instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(one).decode()).toString('latin1') : '',
      )
      .join('\n')
    return [...text.matchAll(/<([0-9A-F]*)> Tj/g)].map(([, hex = '']) => lettersOf(hex))
  })
}

test('it says whose data it is and of which day, and each value beside its heading', async () => {
  const file = await readablePdf(data)
  expect(file.type).toBe('application/pdf')
  expect(await linesOf(file)).toEqual([
    [
      'Los datos de Ana Pérez',
      'Todo lo que My Diet guarda de ti el 21 de noviembre de 2026. Las horas son las de Monterrey.',
      'Contiene datos de salud: guárdalo en un lugar seguro.',
      'Tu cuenta',
      'Nombre: Ana Pérez Núñez',
      'Tus citas',
      'lunes',
      'Con: Lucía',
      'Página 1 de 1',
    ],
  ])
  const pdf = await PDFDocument.load(await file.arrayBuffer())
  expect(pdf.getTitle()).toBe('Los datos de Ana Pérez en My Diet')
  expect(pdf.getLanguage()).toBe('es-MX')
})

test('signs that its letters do not have are told, and each is one question mark', async () => {
  const rows = [['día', 'bien 👩🏽‍🍳 y “mejor” — 100 € 漢']]
  const [lines] = await linesOf(
    await readablePdf({ ...data, sections: { Notas: { columns: ['', ''], rows } } }),
  )
  expect(lines).toContain('día: bien ? y “mejor” — 100 € ?')
  expect(lines).toContainEqual(expect.stringMatching(/^Un PDF no tiene todos los signos/))
})

test('the longest text goes on over pages, and no line is wider than the paper', async () => {
  const longest = 'palabra '.repeat(12_500) + 'x'.repeat(1000)
  const rows = [['Comentario', longest]]
  const pages = await linesOf(
    await readablePdf({ ...data, sections: { Notas: { columns: ['', ''], rows } } }),
  )
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.at(-1)?.at(-1)).toBe(`Página ${pages.length} de ${pages.length}`)
  const lines = pages.flatMap(page => page.slice(0, -1))
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(140)
  expect(lines.join('').match(/palabra/g)).toHaveLength(12_500)
  expect(lines.join('').match(/x/g)).toHaveLength(1000)
})
