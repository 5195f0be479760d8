import pg from 'pg'
import { isDatabaseUnavailable } from './isDatabaseUnavailable'
import { ownedByCall, queryBegins } from './watchQueries'

const POOL_SIZE = 10

/** Limits on waiting for a free connection, on opening a connection, and on the answer to a statement. */
const TURN_TIMEOUT_MS = 10_000
const CONNECT_TIMEOUT_MS = 4000
const QUERY_TIMEOUT_MS = 4000

/** The server's own limits: they end the work that a lost connection has left behind. */
const STATEMENT_TIMEOUT_MS = 10_000
const LOCK_TIMEOUT_MS = 3000
const IDLE_TRANSACTION_TIMEOUT_MS = 30_000

/**
 * A prepared statement keeps its plan. By default PostgreSQL plans most of ours anew at every call, since it estimates
 * a plan for known values to be cheaper; planning then costs more than running.
 */
const GENERIC_PLANS = '-c plan_cache_mode=force_generic_plan'

export interface PoolOptions {
  /** For commands whose statements may take long, such as loading content. */
  unlimited?: boolean
}

/**
 * Connections to PostgreSQL with time limits. A connection that broke, or did not answer in time, never serves
 * another call: it is destroyed, and so are the idle ones, which most likely broke with it. New ones are opened as
 * calls come, so the API answers again as soon as the database does.
 */
export function openPool(connectionString: string, { unlimited = false }: PoolOptions = {}): pg.Pool {
  const idle = new Set<pg.PoolClient>()
  const inUse = new Set<pg.PoolClient>()
  class Client extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
    }

    // The signatures of pg's query are many; only the outcome of each call matters here.
    override query(...args: unknown[]): never {
      const ends = queryBegins(args[0])
      const last = args.at(-1)
      if (typeof last === 'function') {
        args[args.length - 1] = (error: unknown, result: unknown) => {
          ends?.(Boolean(error))
          if (error) leaveIfBroken(this, error)
          last(error, result)
        }
        return query.apply(this, args) as never
      }
      const answer = query.apply(this, args) as Promise<unknown>
      if (ends)
        answer?.then?.(
          () => ends(false),
          () => ends(true),
        )
      return answer?.then?.(undefined, error => {
        leaveIfBroken(this, error)
        throw error
      }) as never
    }
  }
  class Pool extends pg.Pool {
    override connect(callback?: unknown): never {
      // A call that waited for its turn goes on in its own name, not in that of the call that made room.
      const own = callback && ownedByCall(callback as () => void)
      return connect.call(this, own) as never
    }
  }
  const connect = pg.Pool.prototype.connect as unknown as (this: pg.Pool, callback: unknown) => unknown
  const query = pg.Client.prototype.query as unknown as (this: pg.Client, ...args: unknown[]) => unknown

  function leaveIfBroken(client: pg.Client, error: unknown): void {
    if (!isDatabaseUnavailable(error) || isAnswerOfServer(error)) return
    destroy(client)
    const member = client as unknown as pg.PoolClient
    if (inUse.has(member)) {
      // Drizzle never releases a connection whose `begin` failed, and releases others, so a second release has no
      // effect.
      const release = member.release
      member.release = () => undefined
      release(true)
    }
    for (const other of idle) destroy(other as unknown as pg.Client)
  }

  const pool = new Pool({
    connectionString,
    Client,
    max: POOL_SIZE,
    connectionTimeoutMillis: TURN_TIMEOUT_MS,
    options: GENERIC_PLANS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!unlimited && {
      query_timeout: QUERY_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: LOCK_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    }),
  })
  // An idle connection that the server drops must not end the process; the next call opens another.
  pool.on('error', () => undefined)
  // The same holds for one that breaks between two statements of a transaction: the next statement fails instead.
  pool.on('connect', client => client.on('error', () => undefined))
  pool.on('acquire', client => {
    idle.delete(client)
    inUse.add(client)
  })
  pool.on('release', (_error, client) => {
    inUse.delete(client)
    idle.add(client)
  })
  pool.on('remove', client => {
    inUse.delete(client)
    idle.delete(client)
  })
  return pool
}

/** The server answered, so the connection itself works: the server was out of room, or the statement was cancelled. */
function isAnswerOfServer(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && /^(53|55|40|57014|25)/.test(code)
}

function destroy(client: pg.Client): void {
  const { connection } = client as unknown as { connection?: { stream?: { destroy(): void } } }
  connection?.stream?.destroy()
}
