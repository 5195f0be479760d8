import type { Copying } from 'shared/server/database/copying'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { type Table, tablesIn } from './catalog'
import type { Manifest } from './manifest'
import { END_OF_ROWS } from './writeDatabase'

const NEW_LINE = 10

const headline = Type.Object({ name: Type.String(), columns: Type.Array(Type.String()) })

/** Loads the dump of a database into empty tables that are at the same migration. All or nothing. */
export async function loadText(
  copying: Copying,
  text: AsyncIterable<Uint8Array>,
  manifest: Manifest,
): Promise<void> {
  const tables = await tablesIn(copying)
  await removeRows(copying, tables)
  const lines = linesOf(text)
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const { name, columns } = Value.Parse(headline, JSON.parse(line.value.toString('utf8')))
    const table = tables.find(one => one.name === name)
    if (!table || columns.some(column => !table.columns.includes(column)))
      throw new CommandRefused(`El respaldo tiene la tabla ${name}, que este programa no conoce así.`)
    const { passing, count } = counted(rowsIn(lines, name))
    await copying.copyIn(`${name} (${columns.join(', ')})`, passing)
    if (count() !== manifest.tables.find(one => one.name === name)?.rows)
      throw new CommandRefused(`La tabla ${name} no tiene las filas que dice el respaldo.`)
  }
  for (const { name, value } of manifest.sequences)
    await copying.rows('select setval($1::regclass, $2::bigint)', [name, value])
}

/** Migrations and the jobs' library write some rows of their own. */
async function removeRows({ rows }: Copying, tables: readonly Table[]): Promise<void> {
  for (const { name } of [...tables].reverse()) {
    const [some] = await rows(`select 1 from ${name} limit 1`)
    if (some) await rows(`delete from ${name}`)
  }
}

async function* rowsIn(lines: AsyncGenerator<Buffer>, table: string): AsyncGenerator<Buffer> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value.toString('latin1') === END_OF_ROWS) return
    yield line.value
  }
  throw new CommandRefused(`El respaldo termina a la mitad de la tabla ${table}.`)
}

function counted(lines: AsyncIterable<Buffer>) {
  let count = 0
  async function* passing() {
    for await (const line of lines) {
      count++
      yield line
    }
  }
  return { passing: passing(), count: () => count }
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let begun = Buffer.alloc(0)
  for await (const part of bytes) {
    const all = Buffer.concat([begun, part])
    let from = 0
    for (let end = all.indexOf(NEW_LINE); end >= 0; end = all.indexOf(NEW_LINE, from)) {
      yield all.subarray(from, end + 1)
      from = end + 1
    }
    begun = all.subarray(from)
  }
}
