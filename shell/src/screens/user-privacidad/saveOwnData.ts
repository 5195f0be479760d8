import type { Result } from 'shared/client'
import { dayIn } from 'shared/dates/instants'
import { saveFile } from 'shared/downloads/saveFile'
import { privacy } from '../../privacy/api'
import { readablePage } from './readablePage'

/** `page` is read and printed by a person, `json` read by programs. */
export type OwnDataFormat = 'page' | 'json'

/** Downloads a person's own data as a file of the day, such as `mis-datos-2026-11-21.json`. */
export async function saveOwnData(format: OwnDataFormat): Promise<Result<unknown>> {
  if (format === 'page') {
    const answer = await privacy('GET auth/me/data-in-words')
    if (answer.ok) save(readablePage(answer.data), answer.data, { ending: 'html', type: 'text/html' })
    return answer
  }
  const answer = await privacy('GET auth/me/data')
  if (answer.ok)
    save(JSON.stringify(answer.data, null, 2), answer.data, { ending: 'json', type: 'application/json' })
  return answer
}

function save(
  contents: string,
  { exportedAt }: { exportedAt: string },
  { ending, type }: { ending: string; type: string },
): void {
  saveFile(contents, { name: `mis-datos-${dayIn(new Date(exportedAt))}.${ending}`, type })
}
