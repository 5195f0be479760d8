import { dayIn } from 'shared/dates/instants'
import type { OwnDataFile } from '../../../contract'

/** Gives the browser a file to keep: `mis-datos-2026-11-21.json`. */
export function saveOwnData(data: OwnDataFile): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `mis-datos-${dayIn(new Date(data.exportedAt))}.json`
  link.click()
  // Some browsers begin to read after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
