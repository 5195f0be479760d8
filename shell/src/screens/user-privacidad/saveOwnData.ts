import type { Result } from 'shared/client'
import { dayIn } from 'shared/dates/instants'
import { saveFile } from 'shared/downloads/saveFile'
import { privacy } from '../../privacy/api'
import { readablePage } from './readablePage'

/** `page` and `pdf` are read and printed by a person, `json` has everything for programs, `fhir` is for a system of another practice. */
export type OwnDataFormat = 'page' | 'pdf' | 'json' | 'fhir'

const NOT_MADE = 'No pudimos hacer tu PDF. Inténtalo de nuevo, o elige la descarga para leer.'

/** Downloads a person's own data as a file of the day, such as `mis-datos-2026-11-21.json`. */
export async function saveOwnData(format: OwnDataFormat): Promise<Result<unknown>> {
  if (format === 'page') {
    const answer = await privacy('GET auth/me/data-in-words')
    if (answer.ok) save(readablePage(answer.data), answer.data.exportedAt, '.html', 'text/html')
    return answer
  }
  if (format === 'pdf') {
    const answer = await privacy('GET auth/me/data-in-words')
    if (!answer.ok) return answer
    try {
      const { readablePdf } = await import(/* webpackChunkName: "pdf" */ './readablePdf')
      save(await readablePdf(answer.data), answer.data.exportedAt, '.pdf', 'application/pdf')
      return answer
    } catch {
      return { ok: false, status: 0, message: NOT_MADE }
    }
  }
  if (format === 'fhir') {
    const answer = await privacy('GET auth/me/data-as-fhir')
    if (answer.ok)
      save(JSON.stringify(answer.data, null, 2), answer.data.timestamp, '.fhir.json', 'application/fhir+json')
    return answer
  }
  const answer = await privacy('GET auth/me/data')
  if (answer.ok)
    save(JSON.stringify(answer.data, null, 2), answer.data.exportedAt, '.json', 'application/json')
  return answer
}

function save(contents: Blob | string, at: string, ending: string, type: string): void {
  saveFile(contents, { name: `mis-datos-${dayIn(new Date(at))}${ending}`, type })
}
