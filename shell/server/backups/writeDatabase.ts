import type { Copying } from 'shared/server/database/copying'
import { storedNamesIn } from 'shared/server/files/files'
import { type Table, tablesIn } from './catalog'
import type { Manifest } from './manifest'

const NEW_LINE = 10

/** The line after the last row of a table, which no row can be. */
export const END_OF_ROWS = '\\.\n'

/** The tables and file names that were seen while the rows passed. */
export interface Seen {
  tables: Manifest['tables']
  files: Set<string>
}

/** The text of the database: for each table a line of JSON that names it and its columns, its rows, and an end. */
export async function* textOf(copying: Copying, seen: Seen): AsyncGenerator<Uint8Array> {
  for (const table of await tablesIn(copying)) {
    yield Buffer.from(`${JSON.stringify(table)}\n`)
    yield* rowsOf(copying, table, seen)
    yield Buffer.from(END_OF_ROWS)
  }
}

async function* rowsOf(copying: Copying, { name, columns }: Table, seen: Seen): AsyncGenerator<Uint8Array> {
  let rows = 0
  let begun = Buffer.alloc(0)
  for await (const part of copying.copyOut(`select ${columns.join(', ')} from ${name}`)) {
    const bytes = Buffer.concat([begun, part])
    const whole = bytes.subarray(0, bytes.lastIndexOf(NEW_LINE) + 1)
    begun = bytes.subarray(whole.length)
    if (whole.length === 0) continue
    for (const byte of whole) if (byte === NEW_LINE) rows++
    for (const file of storedNamesIn(whole.toString('latin1'))) seen.files.add(file)
    yield whole
  }
  if (begun.length > 0) throw new Error(`the rows of ${name} end in the middle of one`)
  seen.tables.push({ name, rows })
}
