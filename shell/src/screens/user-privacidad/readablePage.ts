import type { OwnDataInWords } from '../../../contract/ownData'
import { readableWords } from './readableWords'

/** Tables on a wide screen and on paper, a card a row on a phone. */
const LOOK = `:root{color-scheme:light dark}
body{max-width:60rem;margin:0 auto;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.75rem;line-height:1.25;margin:0}
h2{font-size:1.25rem;margin:2rem 0 .5rem;break-after:avoid}
table{width:100%;border-collapse:collapse}
th,td{padding:.375rem .5rem;border-bottom:1px solid #8886;text-align:start;vertical-align:top;white-space:pre-line;overflow-wrap:break-word}
thead{display:table-header-group}
tr{break-inside:avoid}
@media screen and (max-width:40rem){thead{display:none}tr{display:block;padding:.5rem 0;border-bottom:1px solid #8886}td{display:block;border:0;padding:.125rem 0}td:empty{display:none}td:first-child{font-weight:600}td{overflow-wrap:anywhere}td::before{content:attr(data-heading) ": ";font-weight:600}td:first-child::before,td[data-heading=""]::before{content:none}}
@media print{body{max-width:none;padding:0;font-size:10pt}@page{margin:15mm}}`

/** A page without scripts that a person opens, reads and prints. Lists without rows are left out. */
export function readablePage(data: OwnDataInWords): string {
  const words = readableWords(data)
  const page = document.implementation.createHTMLDocument(words.title)
  page.documentElement.lang = 'es-MX'
  const charset = page.createElement('meta')
  charset.setAttribute('charset', 'utf-8')
  const viewport = page.createElement('meta')
  viewport.name = 'viewport'
  viewport.content = 'width=device-width, initial-scale=1'
  page.head.prepend(charset, viewport)
  page.body.append(
    element(page, 'h1', words.heading),
    element(page, 'p', words.lead),
    element(page, 'p', words.care),
  )
  for (const [title, { columns, rows }] of Object.entries(data.sections)) {
    if (rows.length > 0) page.body.append(element(page, 'h2', title), table(page, columns, rows))
  }
  // As text: an element would have to obey the rules for styles of the page that makes it.
  const html = page.documentElement.outerHTML.replace('</head>', `<style>${LOOK}</style></head>`)
  return `<!doctype html>\n${html}`
}

function table(
  page: Document,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLElement {
  const whole = page.createElement('table')
  const heading = whole.createTHead().insertRow()
  for (const column of columns) {
    const cell = element(page, column ? 'th' : 'td', column)
    if (column) cell.setAttribute('scope', 'col')
    heading.append(cell)
  }
  const body = whole.createTBody()
  for (const row of rows) {
    const line = body.insertRow()
    row.forEach((text, at) => {
      const cell = element(page, 'td', text)
      cell.dataset.heading = columns[at]
      line.append(cell)
    })
  }
  return whole
}

function element(page: Document, tag: string, text: string): HTMLElement {
  const made = page.createElement(tag)
  made.textContent = text
  return made
}
