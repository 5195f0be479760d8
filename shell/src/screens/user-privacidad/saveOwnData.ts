import { dayIn } from 'shared/dates/instants'
import { saveFile } from 'shared/downloads/saveFile'
import type { OwnDataFile } from '../../../contract/privacy'

/** Downloads a person's own data as `mis-datos-2026-11-21.json`. */
export function saveOwnData(data: OwnDataFile): void {
  const name = `mis-datos-${dayIn(new Date(data.exportedAt))}.json`
  saveFile(JSON.stringify(data, null, 2), { name, type: 'application/json' })
}
