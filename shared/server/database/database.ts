import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { Config } from '../config/config'
import { lockFolder } from './folderLock'

/** What both drivers answer to plain SQL. */
interface Rows<R> {
  rows: R[]
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The database, whichever engine it is; a transaction is one too. */
export type Database = PgDatabase<RowsHKT, Record<string, never>>

export interface OpenDatabase {
  database: Database
  /** Runs work on one connection, alone among all instances of the server. */
  exclusively<T>(work: (database: Database) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** An arbitrary number that is ours: every instance asks for the same advisory lock. */
const EXCLUSIVE_WORK = 4_823_110_567

const POOL_SIZE = 10

export async function openDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<OpenDatabase> {
  return config.databaseUrl ? openServer(config.databaseUrl) : openEmbedded(config.dataDir)
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir)
  try {
    const engine = await PGlite.create(join(dataDir, 'database'))
    const database = drizzlePglite(engine) as unknown as Database
    return {
      database,
      // The folder is locked: there is no other instance.
      exclusively: work => work(database),
      close: async () => {
        await engine.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: 10_000 })
  // An idle connection that the server drops must not bring the process down; the next query opens another.
  pool.on('error', () => undefined)
  return {
    database: drizzleNodePostgres(pool) as unknown as Database,
    exclusively: async work => {
      const connection = await pool.connect()
      try {
        await connection.query('select pg_advisory_lock($1)', [EXCLUSIVE_WORK])
        return await work(drizzleNodePostgres(connection) as unknown as Database)
      } finally {
        // Closing the connection lets the lock go even if the work broke it.
        connection.release(true)
      }
    },
    close: () => pool.end(),
  }
}
