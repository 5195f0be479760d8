import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { pdf, pdfStream } from 'shared/testing/pdf'
import { checkPdf } from './checkPdf'

const folder = mkdtempSync(join(tmpdir(), 'my-diet-pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))

function check(bytes: Buffer | Uint8Array | string, limitMs?: number) {
  const file = join(folder, 'a.pdf')
  writeFileSync(file, bytes)
  return checkPdf(file, limitMs)
}

/** A stream of objects, from number 20. */
function objectStream(objects: readonly string[], entries = '/Type /ObjStm'): Buffer {
  let offset = 0
  const head = objects.map((object, i) => {
    const pair = `${20 + i} ${offset}`
    offset += object.length + 1
    return pair
  })
  const first = `${head.join(' ')} `
  const bytes = deflateSync(Buffer.from(`${first}${objects.join(' ')} `))
  return pdfStream(`${entries} /Filter /FlateDecode /N ${objects.length} /First ${first.length}`, bytes)
}

const OTHER_FILE = '<< /S /GoToR /F (\\\\\\\\a\\\\b.pdf) /D [0 /Fit] >>'
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

async function encrypted(userPassword: string): Promise<Uint8Array> {
  const made = await PDFDocument.create()
  made.addPage()
  made.encrypt({ userPassword, ownerPassword: 'de-la-clinica' })
  return made.save()
}

test.each<[string, () => Buffer | Promise<Uint8Array>]>([
  ['one page', () => pdf()],
  [
    'a link to a page of the web',
    () => pdf({ page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://a.mx) >> >>]' }),
  ],
  [
    'a link whose address has no scheme',
    () => pdf({ page: '/Annots [<< /Subtype /Link /F 4 /A << /S /URI /URI (www.a.mx) >> >>]' }),
  ],
  ['a first view', () => pdf({ catalog: '/OpenAction [3 0 R /Fit]' })],
  ['a first view by an action', () => pdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
  ['objects in a stream', () => pdf({ objects: [objectStream(['<< /Producer (x) >>'])] })],
  [
    'text that speaks of scripts',
    () => pdf({ objects: [pdfStream('', Buffer.from('(JavaScript, JS, Launch) Tj'))] }),
  ],
  ['rights that an owner limits', () => encrypted('')],
])('%s is taken', async (_, make) => {
  expect(await check(await make())).toBeUndefined()
})

test.each<[string, () => Buffer | string]>([
  ['only the header', () => '%PDF-1.7\n'],
  ['a page of the web', () => '%PDF-1.7\n<!doctype html><script>alert(1)</script>\n%%EOF\n'],
  ['no page', () => '%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'],
  ['a program', () => '%PDF-1.7\nMZ\x90\x00This program cannot be run in DOS mode\n%%EOF\n'],
  [
    'a tree of pages without an end',
    () =>
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 1 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
  ],
  ['arrays in arrays', () => pdf({ objects: ['['.repeat(200_000)] })],
  ['objects in a stream that does not say so', () => pdf({ objects: [objectStream([SCRIPT], '')] })],
])('%s is unreadable', async (_, make) => {
  expect(await check(make())).toBe('unreadable')
})

test.each<[string, () => Buffer]>([
  ['a script when it opens', () => pdf({ catalog: `/OpenAction ${SCRIPT}` })],
  ['a script of another object', () => pdf({ catalog: '/OpenAction 4 0 R', objects: [SCRIPT] })],
  [
    'a script in a tree of names',
    () => pdf({ catalog: `/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>` }),
  ],
  ['a script when it is printed', () => pdf({ catalog: `/AA << /WP ${SCRIPT} >>` })],
  [
    'a script of an annotation',
    () => pdf({ page: `/Annots [<< /Subtype /Widget /AA << /E ${SCRIPT} >> >>]` }),
  ],
  [
    'a script in a stream of objects',
    () => pdf({ catalog: '/OpenAction 20 0 R', objects: [objectStream([SCRIPT])] }),
  ],
  ['a script with an escaped name', () => pdf({ catalog: '/OpenAction << /S /Java#53cript /J#53 (1) >>' })],
  [
    'a script with a name escaped otherwise',
    () => pdf({ objects: [objectStream(['<< /S /#6aava /#4a#53 (1) >>'])] }),
  ],
  [
    'a script that a later object hides',
    () => pdf({ objects: [objectStream([SCRIPT]), objectStream(['<< >>'])] }),
  ],
  ['a script that is no object', () => Buffer.concat([pdf(), Buffer.from(`garbage ${SCRIPT}\n%%EOF\n`)])],
  ['a program that it starts', () => pdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
  ['a file that it opens when it opens', () => pdf({ catalog: `/OpenAction ${OTHER_FILE}` })],
  ['a link to another file', () => pdf({ page: `/Annots [<< /Subtype /Link /A ${OTHER_FILE} >>]` })],
  [
    'a page of the web that opens by itself',
    () => pdf({ catalog: '/OpenAction << /S /URI /URI (https://a.mx) >>' }),
  ],
  [
    'one that another object opens, after a first view',
    () =>
      pdf({
        catalog: '/OpenAction 4 0 R',
        objects: ['<< /S /GoTo /D [3 0 R /Fit] /Next 5 0 R >>', '<< /S /URI /URI (https://a.mx) >>'],
      }),
  ],
  ['one that opens with its page', () => pdf({ page: '/AA << /O << /S /URI /URI (https://a.mx) >> >>' })],
  ...['file://a/b', '\\\\\\\\a\\\\b', '//a/b', 'javascript:1'].map((address): [string, () => Buffer] => [
    `a link to ${address}`,
    () => pdf({ page: `/Annots [<< /Subtype /Link /A << /S /URI /URI (${address}) >> >>]` }),
  ]),
  ['data of another file', () => pdf({ objects: [pdfStream('/F (\\\\\\\\a\\\\b)', Buffer.from(''))] })],
  ['a page of another file', () => pdf({ objects: [pdfStream('/Ref << /F (b.pdf) >>', Buffer.from(''))] })],
  ['a film', () => pdf({ page: '/Annots [<< /Subtype /Screen /A << /S /Rendition >> >>]' })],
  ['a file in it', () => pdf({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' })],
  ['a file in an annotation', () => pdf({ page: '/Annots [<< /Subtype /FileAttachment >>]' })],
  [
    'a file of a stream of objects',
    () => pdf({ objects: [objectStream(['<< /Type /Filespec /EF << /F 9 0 R >> >>'])] }),
  ],
  ['a form with scripts', () => pdf({ catalog: '/AcroForm << /XFA [] >>' })],
])('%s is active', async (_, make) => {
  expect(await check(make())).toBe('active')
})

test('a PDF with a password is locked', async () => {
  expect(await check(await encrypted('secreta'))).toBe('locked')
})

test('a file that is made to be slow is unreadable, and holds nothing up meanwhile', async () => {
  const bomb = pdfStream(
    '/Type /ObjStm /Filter /FlateDecode /N 1 /First 4',
    deflateSync(Buffer.alloc(100_000_000)),
  )
  let turns = 0
  const turning = setInterval(() => (turns += 1), 10)
  const problem = await check(pdf({ objects: [bomb] }), 500)
  clearInterval(turning)
  expect(problem).toBe('unreadable')
  expect(turns).toBeGreaterThan(5)
})
