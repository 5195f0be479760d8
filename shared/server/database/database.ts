import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { Config } from '../config/config'
import { type CopyMode, type CopyWork, copyEmbedded, copyOnServer } from './copying'
import { lockFolder } from './folderLock'
import { openPool, type PoolOptions } from './openPool'

/** The answer of both drivers to plain SQL. */
interface Rows<R> {
  rows: R[]
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The database of either engine; a transaction is one too. */
export type Database = PgDatabase<RowsHKT, Record<string, never>>

export interface OpenDatabase {
  database: Database
  /** Runs work on one connection while no other instance of the server runs such work. */
  exclusively<T>(work: (database: Database) => Promise<T>): Promise<T>
  /** Runs several statements at once, which may open and end a transaction. Returns the rows of the last one. */
  runScript(script: string): Promise<unknown[]>
  /** Moves whole tables, in one transaction. */
  copying<T>(mode: CopyMode, work: CopyWork<T>): Promise<T>
  /** The connections of the pool and the calls that wait for one; the embedded database has none. */
  connections?(): Record<'busy' | 'idle' | 'waiting', number>
  close(): Promise<void>
}

/** The key of the advisory lock, an arbitrary number: every instance asks for the same one. */
const EXCLUSIVE_WORK = 4_823_110_567

export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options?: PoolOptions,
): Promise<OpenDatabase> {
  return config.databaseUrl ? openServer(config.databaseUrl, options) : openEmbedded(config.dataDir)
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockFolder(dataDir)
  try {
    const engine = await PGlite.create(join(dataDir, 'database'), { extensions: { btree_gist } })
    const database = drizzlePglite(engine) as unknown as Database
    return {
      database,
      // The folder is locked: there is no other instance.
      exclusively: work => work(database),
      runScript: async script => {
        try {
          return (await engine.exec(script)).at(-1)?.rows ?? []
        } catch (error) {
          // A script that failed half-way leaves its transaction open on the only connection.
          await engine.exec('rollback')
          throw error
        }
      },
      copying: (mode, work) => copyEmbedded(engine, mode, work),
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

async function openServer(url: string, options?: PoolOptions): Promise<OpenDatabase> {
  const pool = openPool(url, options)
  return {
    database: drizzleNodePostgres(pool) as unknown as Database,
    exclusively: async work => {
      // A connection of its own, without time limits: a migration may take long, and so may waiting for another's.
      const connection = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
      connection.on('error', () => undefined)
      await connection.connect()
      try {
        await connection.query('select pg_advisory_lock($1)', [EXCLUSIVE_WORK])
        return await work(drizzleNodePostgres(connection) as unknown as Database)
      } finally {
        // Closing the connection releases the lock even if the work broke it.
        await connection.end()
      }
    },
    runScript: async script => {
      const connection = await pool.connect()
      let failed = true
      try {
        const results = [await connection.query(script)].flat() as pg.QueryResult[]
        failed = false
        return results.at(-1)?.rows ?? []
      } finally {
        // A script that failed half-way leaves its transaction open: that connection is closed.
        connection.release(failed)
      }
    },
    copying: (mode, work) => copyOnServer(url, mode, work),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}
