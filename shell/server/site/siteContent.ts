import { join } from 'node:path'
import type { KeptPromise } from 'shared/published/kept'
import { VOLUNTARY_PURPOSES } from 'shared/published/purposes'
import type { ContentKind } from 'shared/server/content/content'
import type { ContentFolder } from 'shared/server/content/contentFolder'
import { sanitizeHtml } from 'shared/server/html/sanitizeHtml'
import type { Slice } from 'shared/server/slices/slice'
import { slugOf } from 'shared/text/slugOf'
import Type from 'typebox'
import { ContentRefused } from '../content/loadContent'
import { KEPT, keptByLaw, promisesIn } from './keptContent'
import { currentVersion, listFaq, type NoticePurpose, publishNotice, replaceFaq } from './siteStore'

const NOTICE = 'privacy-notice.csv'
const NOTICE_TEXT = 'privacy-notice.html'
const PURPOSES = 'privacy-purposes.csv'
const FAQ = 'faq.csv'

const NoticeRow = Type.Object({
  version: Type.String({ minLength: 1, maxLength: 100 }),
  title: Type.String({ minLength: 1, maxLength: 200 }),
  publishedAt: Type.String({ format: 'date' }),
})

const PurposeRow = Type.Object({
  purpose: Type.String({ maxLength: 40 }),
  title: Type.String({ minLength: 1, maxLength: 200 }),
  text: Type.String({ maxLength: 1000 }),
  starts: Type.String({ maxLength: 2 }),
})

const FaqRow = Type.Object({
  group: Type.String({ maxLength: 100 }),
  question: Type.String({ minLength: 1, maxLength: 200 }),
  answer: Type.String({ minLength: 1, maxLength: 20_000 }),
})

/** One row with the version and its date, the text in a file beside it, and the purposes and promises that it names. */
const privacyNoticeContent: ContentKind = {
  name: 'privacy-notice',
  files: [NOTICE, NOTICE_TEXT],
  optionalFiles: [PURPOSES, KEPT],
  isLoaded: async database => (await currentVersion(database)) !== undefined,
  async check(folder) {
    const rows = await folder.rows(NOTICE, NoticeRow)
    const html = sanitizeHtml(await folder.text(NOTICE_TEXT)).trim()
    if (folder.isSound(NOTICE) && rows.length !== 1)
      folder.report({ file: NOTICE, message: 'Debe tener una sola fila: la del aviso vigente.' })
    if (folder.isSound(NOTICE_TEXT) && html === '')
      folder.report({ file: NOTICE_TEXT, message: 'Está vacío.' })
    const purposes = folder.files.includes(PURPOSES) ? await purposesIn(folder) : []
    const kept = folder.files.includes(KEPT) ? await promisesIn(folder) : []
    if (kept.length === 0 && folder.isSound(KEPT))
      folder.note({ file: KEPT, message: keptSilently(await keptByLaw()) })
    return async database => {
      for (const { line, value } of rows) {
        if (await publishNotice(database, { ...value, html, purposes, kept })) continue
        const message = `«${value.version}» ya se publicó con otro texto: dale una versión nueva.`
        throw new ContentRefused([{ file: NOTICE, row: line, field: 'version', message }])
      }
    }
  },
}

/** The practice's text should say what becomes of the data. */
const keptSilently = (promises: readonly KeptPromise[]) =>
  `Sin este archivo, al terminar una cuenta se conserva lo que pide la ley: ${promises
    .map(({ title, years }) => `${title} (${years} años)`)
    .join('; ')}. Dilo también en el texto del aviso.`

/** A row without `purpose` is a necessary one. */
async function purposesIn(folder: ContentFolder): Promise<NoticePurpose[]> {
  const rows = await folder.rows(PURPOSES, PurposeRow)
  const voluntary = rows.filter(({ value }) => value.purpose !== '')
  folder.unique(PURPOSES, 'purpose', voluntary, row => row.purpose)
  for (const { line, value } of rows) {
    for (const mistake of mistakesIn(value)) folder.report({ file: PURPOSES, row: line, ...mistake })
  }
  return rows.map(({ value: { purpose, title, text, starts } }) => ({
    purpose: VOLUNTARY_PURPOSES.find(known => known === purpose) ?? null,
    title,
    text,
    starts: starts !== 'no',
  }))
}

function* mistakesIn({ purpose, starts }: Type.Static<typeof PurposeRow>) {
  if (purpose === '') {
    const message = 'Una finalidad necesaria no se enciende ni se apaga: déjalo vacío.'
    if (starts !== '') yield { field: 'starts', message }
    return
  }
  if (!VOLUNTARY_PURPOSES.some(known => known === purpose)) {
    const known = VOLUNTARY_PURPOSES.join(', ')
    yield { field: 'purpose', message: `Debe ser una de ${known}; déjalo vacío si es necesaria.` }
  }
  if (starts !== 'sí' && starts !== 'no')
    yield { field: 'starts', message: 'Di si empieza encendida: sí o no.' }
}

/** The rows' order is the list's; rows of one group are adjacent. */
const faqContent: ContentKind = {
  name: 'faq',
  files: [FAQ],
  isLoaded: async database => (await listFaq(database)).length > 0,
  async check(folder) {
    const rows = await folder.rows(FAQ, FaqRow)
    folder.unique(FAQ, 'question', rows, row => slugOf(row.question))
    for (const { line, value } of rows) {
      if (slugOf(value.question) === '')
        folder.report({ file: FAQ, row: line, field: 'question', message: 'Debe tener letras o números.' })
    }
    const entries = rows.map(({ value }) => ({
      ...value,
      slug: slugOf(value.question),
      answer: sanitizeHtml(value.answer),
    }))
    return database => replaceFaq(database, entries)
  },
}

/** The content kinds of the shell, in a slice's form. */
export const siteContents = {
  contentKinds: [privacyNoticeContent, faqContent],
  demoContent: join(import.meta.dirname, 'demo'),
} satisfies Pick<Slice, 'contentKinds' | 'demoContent'>
