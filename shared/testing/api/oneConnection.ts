import { AsyncLocalStorage } from 'node:async_hooks'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/*
 * The embedded database has one connection: a statement that does not go through the transaction that its call has open
 * would wait for it for ever. PostgreSQL's pool gives it another connection, so that nothing would be noticed; here
 * it fails, in every file that runs on PostgreSQL.
 */
class OutsideTheTransaction extends Error {
  constructor() {
    super(
      'This statement does not go through the open transaction: on the embedded database it would wait for ever.',
    )
  }
}

const transactions = new AsyncLocalStorage<{ open: boolean }>()
const isOutside = () => transactions.getStore()?.open === true

type Session = InstanceType<typeof NodePgSession>

function watchTransactions(): void {
  const { transaction } = NodePgSession.prototype
  NodePgSession.prototype.transaction = function inStore(this: Session, work, config) {
    const { client } = this as unknown as { client: unknown }
    if (!(client instanceof pg.Pool)) return transaction.call(this, work, config) as never
    if (isOutside()) return Promise.reject(new OutsideTheTransaction())
    const store = { open: true }
    const inside = (one: unknown) =>
      transactions.run(store, () =>
        work(one as never).finally(() => {
          store.open = false
        }),
      )
    return transaction.call(this, inside, config) as never
  }
}

function watchPool(): void {
  const { query } = pg.Pool.prototype as unknown as { query(...words: unknown[]): unknown }
  Object.assign(pg.Pool.prototype, {
    query(...words: unknown[]) {
      return isOutside() ? Promise.reject(new OutsideTheTransaction()) : query.apply(this, words)
    },
  })
}

/** Work that a transaction leaves to a timer, such as the next look for jobs, is not the transaction's. */
function releaseTimers(): void {
  const { setTimeout: later } = globalThis
  const free = (work: (...given: unknown[]) => void, ...words: [number?, ...unknown[]]) =>
    later((...given: unknown[]) => transactions.exit(() => work(...given)), ...words)
  Object.assign(globalThis, { setTimeout: Object.assign(free, later) })
}

const worker = globalThis as { isWatched?: true }
// Each file's set-up runs in the same process.
if (!worker.isWatched) {
  worker.isWatched = true
  watchTransactions()
  watchPool()
  releaseTimers()
}
