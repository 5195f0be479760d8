import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'

/** `reading` is a snapshot: whatever others write meanwhile, every statement sees the same moment. */
export type CopyMode = 'reading' | 'writing'

/** One transaction whose tables go out and come in as the text of `COPY`, which both databases write alike. */
export interface Copying {
  rows<R extends object>(statement: string, values?: unknown[]): Promise<R[]>
  /** The rows of a query, a line each. */
  copyOut(query: string): AsyncIterable<Uint8Array>
  /** Adds lines to a table, given with its columns: `auth.users (id, email)`. */
  copyIn(table: string, lines: AsyncIterable<Uint8Array>): Promise<void>
}

export type CopyWork<T> = (copying: Copying) => Promise<T>

/** The same text on every machine, whatever the settings of the server or the user. */
const SETTINGS = [
  "set local datestyle = 'ISO'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
]

const MODES: Readonly<Record<CopyMode, string>> = {
  reading: 'set transaction isolation level repeatable read read only',
  writing: 'set transaction isolation level read committed',
}

const begin = (mode: CopyMode) => [MODES[mode], ...SETTINGS].join(';\n')

/** On a connection of its own, without time limits. */
export async function copyOnServer<T>(url: string, mode: CopyMode, work: CopyWork<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`begin;\n${begin(mode)}`)
    const result = await work({
      rows: async (statement, values) => (await client.query(statement, values)).rows,
      copyOut: query => client.query(to(`copy (${query}) to stdout`)),
      copyIn: (table, lines) =>
        pipeline(Readable.from(lines, { objectMode: false }), client.query(from(`copy ${table} from stdin`))),
    })
    await client.query('commit')
    return result
  } finally {
    // Closing the connection rolls an unfinished transaction back.
    await client.end()
  }
}

/** Copies on the only connection, so other work waits meanwhile. Each table is in memory as a whole. */
export function copyEmbedded<T>(engine: PGlite, mode: CopyMode, work: CopyWork<T>): Promise<T> {
  return engine.transaction(async one => {
    await one.exec(begin(mode))
    return work({
      rows: async <R extends object>(statement: string, values?: unknown[]) =>
        (await one.query<R>(statement, values)).rows,
      copyOut: query => blobOf(one, query),
      async copyIn(table, lines) {
        const parts: Uint8Array<ArrayBuffer>[] = []
        for await (const part of lines) parts.push(part as Uint8Array<ArrayBuffer>)
        await one.query(`copy ${table} from '/dev/blob'`, [], { blob: new Blob(parts) })
      },
    })
  })
}

async function* blobOf(one: Transaction, query: string): AsyncGenerator<Uint8Array> {
  const { blob } = await one.query(`copy (${query}) to '/dev/blob'`)
  if (blob) yield* blob.stream() as unknown as AsyncIterable<Uint8Array>
}
