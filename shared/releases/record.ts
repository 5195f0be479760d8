import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LONGEST_REASON } from 'shared/published/releases'
import { charactersIn } from 'shared/text/characters'
import { writeWhole } from './shelf'

/** How a release came to be: known where it was built, and no part of its content. */
export interface Origin {
  by?: string
  commit?: string
  /** Whether the working copy was exactly that commit. */
  clean?: boolean
  /** The checks that passed before it became live. */
  checks?: readonly string[]
  /** The reason why it became live although a check failed or was left out. */
  forced?: string
}

/** `<shelf>/<remote>/<release>.json`, beside the release's folder: its history. Times are ISO 8601. */
export interface ReleaseRecord extends Origin {
  published: string
  /** Each time that it was live; without `until` it still is. */
  live: { since: string; until?: string }[]
  takenBack?: TakenBack
}

export interface TakenBack {
  at: string
  by?: string
  reason?: string
}

/** A reason that a person typed; undefined where none was given. Throws where it is empty or too long. */
export function checkedReason(reason: string | undefined): string | undefined {
  const text = reason?.trim()
  if (text === '') throw new Error('The reason is empty.')
  if (text && charactersIn(text) > LONGEST_REASON)
    throw new Error(`The reason is longer than ${LONGEST_REASON} characters.`)
  return text
}

export const releaseFolder = (shelf: string, remote: string, release: string) => join(shelf, remote, release)
export const recordFile = (shelf: string, remote: string, release: string) =>
  `${releaseFolder(shelf, remote, release)}.json`

/** The record; one of a release that is older than records, or whose record is damaged, knows only its folder's age. */
export function readRecord(shelf: string, remote: string, release: string): ReleaseRecord {
  const folder = releaseFolder(shelf, remote, release)
  const file = recordFile(shelf, remote, release)
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord
    if (typeof found.published === 'string' && Array.isArray(found.live)) return found
  } catch {
    // There is none, or it is damaged.
  }
  const published = (existsSync(folder) ? statSync(folder).mtime : new Date()).toISOString()
  return { published, live: [{ since: published }] }
}

export function writeRecord(shelf: string, remote: string, release: string, record: ReleaseRecord): void {
  writeWhole(recordFile(shelf, remote, release), record)
}

/** Notes since when it is live, unless it is already. */
export function opened(record: ReleaseRecord, since: string): ReleaseRecord {
  const isOpen = record.live.at(-1)?.until === undefined && record.live.length > 0
  return isOpen ? record : { ...record, live: [...record.live, { since }] }
}

/** Notes until when it was live, where it was. */
export function closed(record: ReleaseRecord, until: string): ReleaseRecord {
  return { ...record, live: record.live.map(time => ({ until, ...time })) }
}

export const lastLive = (record: ReleaseRecord): string => record.live.at(-1)?.until ?? record.published
