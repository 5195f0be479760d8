/** Letter, the paper of Mexico, in points. */
export const PAPER = { width: 612, height: 792, margin: 54 }

const LINE = PAPER.width - 2 * PAPER.margin

/** Tells what people see as one sign, such as an emoji of several characters. */
const signs = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** Words; a part of a longer one, since the time to split a text into signs grows with the square of its length. */
const WORDS = /\S{1,200}/gu

/** The text in the characters that a font knows, by their code points; another sign becomes `instead`. */
export function printable(text: string, known: ReadonlySet<number>, instead = '?'): string {
  const isKnown = (part: string) => [...part].every(one => known.has(one.codePointAt(0) ?? 0))
  const signsOf = (word: string) =>
    Array.from(signs.segment(word), ({ segment }) => (isKnown(segment) ? segment : instead)).join('')
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(WORDS, word => (isKnown(word) ? word : signsOf(word)))
}

/** Words, and parts of longer ones, each of which fits a line of the largest letters. */
const PIECES = /\S{1,24} *| +/g

/** The lines that a text takes on the paper; `widthOf` measures in points. An empty line stays one. */
export function* linesOf(text: string, widthOf: (part: string) => number): Generator<string> {
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const [piece] of paragraph.matchAll(PIECES)) {
      if (line !== '' && widthOf(`${line}${piece.trimEnd()}`) > LINE) {
        yield line.trimEnd()
        line = ''
      }
      line += piece
    }
    yield line.trimEnd()
  }
}
