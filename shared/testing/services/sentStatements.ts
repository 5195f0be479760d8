import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { vi } from 'vitest'

/** The list of the call that is being made: jobs that run beside it send statements too. */
const sent = new AsyncLocalStorage<string[]>()

/**
 * Reads the statements that every connection sends from here on, the ends of transactions included. Call it before the
 * server opens its connections, and `vi.restoreAllMocks()` at the end.
 */
export function readStatements(): void {
  const query = pg.Client.prototype.query as unknown as (this: pg.Client, ...args: unknown[]) => never
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text: string }]
    sent.getStore()?.push(typeof statement === 'string' ? statement : statement.text)
    return query.apply(this, args)
  })
}

/** The statements of one call, which succeeds with this status. */
export async function statementsOf(
  call: () => Promise<{ status: number; body: unknown }>,
  status: number,
): Promise<string[]> {
  const statements: string[] = []
  const answer = await sent.run(statements, call)
  if (answer.status !== status) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return statements
}
