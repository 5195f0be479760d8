import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'
import type { OwnDataInWords } from '../../../contract/ownData'
import { linesOf, PAPER, printable } from './pdfText'
import { readableWords } from './readableWords'

const INK = rgb(0.12, 0.16, 0.15)

/** How many rows are laid out before the page does what else it has to do. */
const ROWS_AT_ONCE = 100

/** Lengths are in points. */
interface Letters {
  font: PDFFont
  size: number
  /** The space before the text. */
  above: number
  /** The room that its page must have, for the text that belongs below it. */
  room?: number
}

/**
 * The person's data as a PDF: each list with its title, each row with its headings beside the values. The PDF's own fonts
 * have the letters of western languages: other signs become `?`, and the beginning says so.
 */
export async function readablePdf(data: OwnDataInWords): Promise<Blob> {
  const words = readableWords(data)
  const pdf = await PDFDocument.create()
  pdf.setTitle(words.title, { showInWindowTitleBar: true })
  pdf.setLanguage('es-MX')
  const plain = await pdf.embedFont(StandardFonts.Helvetica)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  const known = new Set(plain.getCharacterSet())
  const text: Letters = { font: plain, size: 10, above: 0 }
  const write = writerOf(pdf, known)

  write(words.heading, { font: bold, size: 20, above: 0 })
  write(words.lead, { ...text, above: 10 })
  write(words.care, text)
  if (hasUnprintable(data, known)) write(words.unprintable, text)
  let count = 0
  for (const [title, { columns, rows }] of Object.entries(data.sections)) {
    if (rows.length > 0) write(title, { font: bold, size: 14, above: 18, room: 60 })
    for (const [first = '', ...others] of rows) {
      // The first cell names the row, or the one value beside it.
      if (columns[1] === '') write(`${first}: ${others.join(' ')}`, { ...text, above: 2 })
      else write(first, { ...text, font: bold, above: 6, room: 30 })
      for (const [at, cell] of others.entries()) {
        const heading = columns[at + 1]
        if (heading && cell !== '') write(`${heading}: ${cell}`, text)
      }
      if (++count % ROWS_AT_ONCE === 0) await new Promise(next => setTimeout(next))
    }
  }
  numberPages(pdf.getPages(), words.page, plain)
  return new Blob([(await pdf.save()) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}

/** Writes one text below the other, and begins a page where the last one is full. */
function writerOf(pdf: PDFDocument, known: ReadonlySet<number>): (text: string, letters: Letters) => void {
  let page: PDFPage | undefined
  let y = 0
  return (text, { font, size, above, room = 0 }) => {
    const lineHeight = size * 1.4
    y -= above
    if (y - room < PAPER.margin) page = undefined
    for (const line of linesOf(printable(text, known), part => font.widthOfTextAtSize(part, size))) {
      if (!page || y - lineHeight < PAPER.margin) {
        page = pdf.addPage([PAPER.width, PAPER.height])
        y = PAPER.height - PAPER.margin
      }
      y -= lineHeight
      page.drawText(line, { x: PAPER.margin, y, size, font, color: INK })
    }
  }
}

function numberPages(pages: PDFPage[], words: (number: number, all: number) => string, font: PDFFont): void {
  const place = { x: PAPER.margin, y: PAPER.margin / 2, size: 8, font, color: INK }
  for (const [index, page] of pages.entries()) page.drawText(words(index + 1, pages.length), place)
}

function hasUnprintable({ sections }: OwnDataInWords, known: ReadonlySet<number>): boolean {
  const loses = (cell: string) => printable(cell, known, '') !== printable(cell, known)
  return Object.values(sections).some(({ rows }) => rows.some(row => row.some(loses)))
}
