import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { vi } from 'vitest'
import type { TestHome } from '../testHome'
import { type TestServer, testServer } from '../testServer'
import { databaseProxy } from './databaseProxy'

interface Answered {
  status: number
}

/** One call, made anew in every round. */
interface Cut<T, A extends Answered> {
  home: TestHome
  environment?: Record<string, string>
  /** Prepares a round, and returns what the call needs. */
  prepare(round: number, server: TestServer): Promise<T>
  /** The call, the same each time: the person's page sends it again. */
  call(given: T, server: TestServer): Promise<A>
  /** Checks what is stored once the call was cut off: all of it or nothing. */
  afterCut(given: T, server: TestServer): Promise<void>
  /** Checks the answer of the repeated call, and that all of it is stored, once. */
  afterRepeat(given: T, answer: A, server: TestServer): Promise<void>
}

/** `npm test` cuts at every third statement, `npm run drills -- kills` at each. */
const STEP = process.env.DRILLS ? 1 : 3

/** The statements that the call may still send; undefined outside of it, since jobs send statements beside it. */
const left = new AsyncLocalStorage<{ statements: number; cut(): void }>()

/**
 * Makes a call again and again, and takes the database away before its first statement, before a later one and so on,
 * until the call gets through. As after the end of the process, nothing of the call reaches the database from there on.
 * Returns how many statements the call sends, and how often it was made until it got through.
 */
export async function cutAtEachStatement<T, A extends Answered>(
  cut: Cut<T, A>,
): Promise<{ statements: number; rounds: number }> {
  const spy = watchStatements()
  const proxy = await databaseProxy(cut.home.environment.DATABASE_URL ?? '')
  const server = await testServer({
    home: cut.home,
    environment: { ...cut.environment, DATABASE_URL: proxy.url },
    logs: { write: () => undefined },
  })
  /** Connections that were cut are found out by their next use, each once. */
  const again = async (given: T, connections = 20): Promise<A> => {
    const answer = await cut.call(given, server)
    return answer.status === 503 && connections > 0 ? again(given, connections - 1) : answer
  }
  let stale = 0
  try {
    for (let round = 0; ; round++) {
      const given = await cut.prepare(round, server)
      let isCut = false
      const store = {
        statements: round * STEP,
        cut() {
          isCut = true
          void proxy.fail('resetting')
        },
      }
      const answer = await left.run(store, () => cut.call(given, server))
      const statements = round * STEP - store.statements
      // Timers that the call has set, such as the next look for jobs, are still inside of it.
      store.statements = -1
      await proxy.fail('none')
      if (!isCut && answer.status === 503) {
        // It met a connection of the round before, which was cut: this round begins again.
        if (++stale > 20) throw new Error(`nothing is answered after statement ${statements}`)
        round -= 1
        continue
      }
      if (isCut) {
        while ((await server.call('GET health/ready')).status !== 200);
        await cut.afterCut(given, server)
      }
      await cut.afterRepeat(given, isCut ? await again(given) : answer, server)
      if (!isCut) return { statements, rounds: round + 1 }
    }
  } finally {
    spy.mockRestore()
    await server.close()
    await proxy.close()
  }
}

/** Counts what a call sends: every connection sends everything by this method, the ends of transactions included. */
function watchStatements() {
  const query = pg.Client.prototype.query as unknown as (this: pg.Client, ...args: unknown[]) => never
  return vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const store = left.getStore()
    if (store && store.statements-- === 0) store.cut()
    return query.apply(this, args)
  })
}
