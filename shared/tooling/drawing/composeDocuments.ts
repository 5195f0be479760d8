/**
 * Prints the demo's documents as PDFs, with a text that can be read aloud and searched.
 *
 * Run it with: npm run documents, or for one domain alone: npm run documents -- mf-cursos
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { courseDocuments } from './courseDocuments.js'
import { type DemoDocument, documents } from './documents.js'

const folderOf = (domain: string) =>
  new URL(`../../../${domain}/server/seed/demo/documents/`, import.meta.url)
const BY_DOMAIN = { 'mf-diet': documents, 'mf-cursos': courseDocuments }
const font = new URL('../../ui/fonts/cabin-latin.woff2', import.meta.url)

const COLOURS = {
  green: { ink: '#145741', fill: '#1f7a5c', soft: '#e0f0e3' },
  violet: { ink: '#503f96', fill: '#6e5bb8', soft: '#ece8f8' },
  rose: { ink: '#8e2853', fill: '#b83d70', soft: '#fbe6ed' },
}

type Section = DemoDocument['sections'][number]

function sectionOf(section: Section): string {
  if ('note' in section) return `<p class="note">${section.note}</p>`
  if ('lines' in section) {
    const lines = Array.from({ length: section.lines }, () => '<div class="line"></div>').join('')
    return `<p class="label">${section.label}</p>${lines}`
  }
  if ('list' in section) {
    const items = section.list.map(item => `<li>${item}</li>`).join('')
    return `<ul class="${section.boxes ? 'boxes' : ''}">${items}</ul>`
  }
  const head = section.columns.map(column => `<th scope="col">${column}</th>`).join('')
  const rows = section.rows.map(([first, ...rest]) => {
    const cells = rest.map(cell => `<td>${cell}</td>`).join('')
    return `<tr class="${rest.join('') === '' ? 'blank' : ''}"><th scope="row">${first}</th>${cells}</tr>`
  })
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function pageOf({ colour, title, lead, sections }: DemoDocument, fontData: string): string {
  const { ink, fill, soft } = COLOURS[colour]
  const body = sections.map(
    section =>
      `<section>${section.heading ? `<h2>${section.heading}</h2>` : ''}${sectionOf(section)}</section>`,
  )
  return `<!doctype html><html lang="es-MX"><meta charset="utf-8"><title>${title}</title><style>
    @font-face { font-family: Cabin; src: url(data:font/woff2;base64,${fontData}); font-weight: 400 700 }
    * { box-sizing: border-box; margin: 0 }
    body { font: 11pt/1.5 Cabin; color: #1e2a26 }
    header { background: ${soft}; border-radius: 14pt; padding: 18pt 22pt; margin-bottom: 16pt }
    .mark { color: ${fill}; font-weight: 700; font-size: 10pt; letter-spacing: .04em }
    h1 { color: ${ink}; font-size: 24pt; line-height: 1.15; margin: 2pt 0 6pt }
    h2 { color: ${ink}; font-size: 13pt; margin-bottom: 6pt }
    section { margin-bottom: 15pt }
    ul { padding-left: 15pt } li { margin-bottom: 4pt } li::marker { color: ${fill} }
    ul.boxes { columns: 2; column-gap: 20pt; list-style: none; padding: 0 }
    ul.boxes li { break-inside: avoid; padding-left: 18pt; position: relative }
    ul.boxes li::before { content: ''; position: absolute; left: 0; top: 3pt; width: 9pt; height: 9pt; border: 1pt solid ${fill}; border-radius: 2pt }
    table { width: 100%; border-collapse: collapse } th, td { text-align: left; padding: 7pt 9pt; border-bottom: .7pt solid #e6dfd1; vertical-align: top }
    thead th { background: ${fill}; color: #fff } thead th:first-child { border-radius: 7pt 0 0 0 } thead th:last-child { border-radius: 0 7pt 0 0 }
    tbody th { color: ${ink}; white-space: nowrap } tr.blank td { border-left: .7pt solid #e6dfd1 } tr.blank > * { height: 38pt }
    .line { border-bottom: .7pt solid #857f70; height: 24pt } .label { color: #56635d }
    .note { background: #fbf8f2; border-left: 3pt solid ${fill}; padding: 8pt 12pt }
    footer { color: #56635d; font-size: 9pt; margin-top: 18pt }
  </style><header><p class="mark">My Diet</p><h1>${title}</h1><p>${lead}</p></header>${body.join('')}
  <footer>My Diet · Material de apoyo. No sustituye la consulta con tu especialista.</footer></html>`
}

async function main(): Promise<void> {
  const [only] = process.argv.slice(2)
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(path => existsSync(path))
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const fontData = (await readFile(font)).toString('base64')
  for (const [domain, printed] of Object.entries(BY_DOMAIN)) {
    if (only && only !== domain) continue
    await mkdir(folderOf(domain), { recursive: true })
    for (const [name, document] of Object.entries(printed)) {
      await page.setContent(pageOf(document, fontData))
      await page.evaluate(() => globalThis.document.fonts.ready)
      const margin = { top: '14mm', bottom: '14mm', left: '16mm', right: '16mm' }
      const path = fileURLToPath(new URL(`${name}.pdf`, folderOf(domain)))
      await page.pdf({ path, format: 'Letter', margin, printBackground: true, tagged: true })
    }
    console.info(`${domain}: ${Object.keys(printed).length} documents`)
  }
  await browser.close()
}

await main()
