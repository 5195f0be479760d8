import { dateWithoutWeekday } from '../../dates/dates'
import { CLINIC_ZONE, dayAndMinuteIn } from '../../dates/instants'
import { timeInWords } from '../../dates/times'
import { type Batches, mapBatches } from '../database/batches'
import type { OwnLists } from './ownLists'

/** A family member without their name. */
export const A_RELATIVE = 'Un familiar'

/** The reader of the words: the person themself, or the staff, who open what is kept of an ended account. */
export type Reader = 'person' | 'staff'

/** Chooses words: the person is spoken to, and the staff is told of somebody. */
export const wordsFor = (reader: Reader) => (toPerson: string, toStaff: string) =>
  reader === 'person' ? toPerson : toStaff

/** The holder of the account, beside the members of their family. */
export const holderFor = (reader: Reader) => wordsFor(reader)('Ti', 'Titular de la cuenta')

/** A list of a person's data in words, without ids. */
export interface Subject {
  /** The list's name in the download. */
  list: string
  title: string
  columns: string[]
  rows: Batches<string[]>
}

/** The heading of each column, and the words of its cells. A row of the download may lack fields that its person may not see. */
type Columns<Row> = readonly (readonly [heading: string, words: (row: Partial<Row>) => string])[]

/** A list of the download in words; its rows are read as they are sent. */
export function inWords<Row extends object>(
  lists: OwnLists,
  { list, title, columns }: { list: string; title: string; columns: Columns<Row> },
): Subject {
  const rows = lists[list] as Batches<Row> | undefined
  if (!rows) throw new Error(`there is no list ${list} to write in words`)
  return {
    list,
    title,
    columns: columns.map(([heading]) => heading),
    rows: mapBatches(rows, row => columns.map(([, words]) => words(row))),
  }
}

/** `21 de noviembre de 2026`; empty for none. */
export function dayWords(day: string | null | undefined): string {
  return day ? dateWithoutWeekday(day) : ''
}

/** `21 de noviembre de 2026, 9:00 a.m.` on the clinic's clock; empty for none. */
export function momentWords(instant: Date | null | undefined): string {
  if (!instant) return ''
  const { day, minute } = dayAndMinuteIn(instant, CLINIC_ZONE)
  return `${dateWithoutWeekday(day)}, ${timeInWords(minute)}`
}

export function yesOrNo(value: boolean | null | undefined): string {
  if (value === null || value === undefined) return ''
  return value ? 'Sí' : 'No'
}
