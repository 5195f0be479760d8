import { deepStrictEqual } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { drizzle } from 'drizzle-orm/pglite'
import fc from 'fast-check'
import { MS_PER_HOUR } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { migrate } from 'shared/server/database/migrate'
import { withoutAppointments } from 'shared/server/ports/appointments'
import type { SliceContext } from 'shared/server/slices/context'
import type { PaymentProvider } from '../provider/provider'
import {
  cancelled,
  dueAt,
  expired,
  type LedgerEntry,
  mended,
  paid,
  refunded,
  renewed,
} from '../sandbox/ledger'
import { asSession } from '../sandbox/SandboxProvider'
import { monthlyPlans, orders, payments, purchases, subscriptions } from '../schema'
import { settle } from '../settle/settle'
import { endSuperseded } from '../settle/settleDue'
import { isMonthly, KINDS, type Kind, Model, STEPS, type Step } from './moneyModel'

/**
 * Random lives of payments: pay, fail, renew, refund, cancel, with events that come twice, late, in any order, from a
 * slow reading or never, and crashes in the middle. A model that knows nothing of our tables says what the person holds
 * and what was paid; once every event was delivered at least once, the product agrees with it and with the provider.
 *
 * A program of its own, `moneyLivesProgram.ts <lives> <seed>`: in the test runner's realm a statement takes twice as long. Its
 * embedded database is in memory. Exits with 0 where all lives agree.
 */

interface Life {
  kind: Kind
  /** A monthly plan of the person whose life was the one before. */
  isSamePerson: boolean
  steps: Step[]
}

const life: fc.Arbitrary<Life> = fc.record({
  kind: fc.constantFrom(...(Object.keys(KINDS) as Kind[])),
  isSamePerson: fc.boolean(),
  steps: fc.array(fc.constantFrom(...STEPS), { maxLength: 7 }),
})

/** The lives of one batch: their payments are opened together, lived one after the other, and compared together. */
const BATCH = 500

async function liveBatch(database: Database, lives: readonly Life[]): Promise<void> {
  const context = contextOf(database)
  const books = new Map<string, LedgerEntry>()
  const createdAt = context.now()
  const people = peopleOf(lives)
  const rows = lives.map(({ kind }, at) => {
    const { productId, product, priceId, amount } = KINDS[kind]
    const reference = randomUUID()
    const expiresAt = new Date(createdAt.getTime() + MS_PER_HOUR)
    books.set(reference, {
      ...{ id: reference, reference, title: kind, amount, priceId, successUrl: '', cancelUrl: '' },
      ...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
      ...{ status: 'open', payments: [], subscription: null },
    })
    return {
      ...{
        userId: 1_000_000 + (people[at] ?? 0),
        productId,
        product,
        priceId,
        productKey: `${kind} ${at}`,
        title: kind,
        amount,
      },
      ...{ listAmount: amount, origin: 'http://localhost', returnPath: '/', createdAt, expiresAt },
      ...{ reference, sessionId: reference, url: '', status: 'OPEN' as const },
    }
  })
  const opened = await database.insert(orders).values(rows).returning({ id: orders.id })
  const models: Model[] = []
  for (const [at, one] of lives.entries()) {
    const isSecond = models.some((model, earlier) => people[earlier] === people[at] && model.holdsPlan)
    const model = new Model(one.kind, isSecond && isMonthly(one.kind))
    await live(context, books, one, opened[at]?.id ?? 0, rows[at]?.reference ?? '', model)
    models.push(model)
  }
  await endSuperseded(context, providerOf(books, context))
  for (const model of models) model.giveSecondBack()
  const idOf = (person: number) => opened[person]?.id ?? 0
  const held = groupBy(await database.select().from(purchases), row => row.orderId)
  const subscribed = groupBy(await database.select().from(subscriptions), row => row.orderId)
  const money = groupBy(await database.select().from(payments), row => row.orderId)
  for (const [person, model] of models.entries()) {
    const id = idOf(person)
    const entry = books.get(rows[person]?.reference ?? '')
    const active = (held.get(id) ?? []).filter(({ status }) => status === 'ACTIVE')
    const found = {
      life: lives[person],
      holds: active.map(({ productId }) => productId).sort(),
      isActive: (subscribed.get(id) ?? []).some(({ status }) => status === 'ACTIVE'),
      money: (money.get(id) ?? []).map(({ status }) => status).sort(),
      balance: balanceOf(money.get(id) ?? []),
    }
    deepStrictEqual(found, {
      life: lives[person],
      holds: model.holds().sort(),
      isActive: model.isActive,
      money: model.money.map(({ status }) => status).sort(),
      balance: balanceOf(entry?.payments ?? []),
    })
  }
}

/** The number of each life's person. */
function peopleOf(lives: readonly Life[]): number[] {
  let person = -1
  return lives.map(({ kind, isSamePerson }, at) => {
    const before = lives[at - 1]
    const isSame = isSamePerson && isMonthly(kind) && before && isMonthly(before.kind)
    if (!isSame) person += 1
    return person
  })
}

/** The provider as the recurring job sees it. */
function providerOf(books: Map<string, LedgerEntry>, { now }: SliceContext): PaymentProvider {
  const change = async (id: string, by: (entry: LedgerEntry) => LedgerEntry) =>
    void books.set(id, by(books.get(id) as LedgerEntry))
  const parts: Pick<PaymentProvider, 'expire' | 'read' | 'refund' | 'cancel'> = {
    expire: id => change(id, expired),
    read: async id => asSession(books.get(id) as LedgerEntry, now()),
    refund: (id, payment) => change(id, entry => refunded(entry, payment)),
    cancel: (id, when) => change(id, entry => cancelled(entry, when)),
  }
  return parts as PaymentProvider
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => number | null): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) groups.set(keyOf(row) ?? 0, [...(groups.get(keyOf(row) ?? 0) ?? []), row])
  return groups
}

function balanceOf(rows: readonly { amount: number; refunded: number; status: string }[]): number {
  const taken = rows.filter(({ status }) => status.toUpperCase() !== 'FAILED')
  return taken.reduce((sum, { amount, refunded: back }) => sum + amount - back, 0)
}

/** Lives one person's payment until every event was delivered at least once. */
async function live(
  context: SliceContext,
  books: Map<string, LedgerEntry>,
  { steps }: Life,
  id: number,
  reference: string,
  model: Model,
): Promise<void> {
  const entryNow = () => books.get(reference) as LedgerEntry
  const reads = (read: PaymentProvider['read']) => ({ read }) as PaymentProvider
  const provider = reads(async () => asSession(entryNow(), context.now()))
  // The state is read, and the process ends while it is written.
  const crashing = reads(async () => {
    const session = asSession(entryNow(), context.now())
    return {
      ...session,
      payments: session.payments.map(payment => ({ ...payment, at: 'x' as unknown as Date })),
    }
  })
  const pending: string[] = []
  const readings: { open(): void; done: Promise<unknown> }[] = []
  const change = (by: (entry: LedgerEntry) => LedgerEntry) => {
    const after = by(entryNow())
    if (after !== entryNow()) pending.push(randomUUID())
    books.set(reference, after)
  }
  const deliver = (event: string, by = provider) => settle(context, by, id, { id: event, reference })
  const finish = async () => {
    for (const reading of readings.splice(0)) {
      reading.open()
      await reading.done
    }
  }
  const now = context.now()
  const acts: Record<Step, () => unknown> = {
    pay: () => change(entry => paid(entry, now)),
    payWithCardThatFailsLater: () => change(entry => paid(entry, now, true)),
    declined: () => undefined,
    abandon: () => change(expired),
    renew: () => change(entry => renewed(entry, dueAt(entry) ?? now)),
    mend: () => change(entry => mended(entry, now)),
    refund: () =>
      change(entry => {
        const last = entry.payments
          .filter(({ status, refunded: back }) => status === 'paid' && back === 0)
          .at(-1)
        return last ? refunded(entry, last.id) : entry
      }),
    cancel: () => change(entry => cancelled(entry, 'periodEnd')),
    endNow: () => change(entry => cancelled(entry, 'now')),
    deliver: () => deliver(pending.at(-1) ?? randomUUID()),
    deliverTwice: async () => {
      const event = pending[0] ?? randomUUID()
      await deliver(event)
      await deliver(event)
    },
    crash: () => deliver(pending.at(-1) ?? randomUUID(), crashing).catch(() => undefined),
    slowReading: () => void readings.push(slowly(context, provider, id, reference)),
    finishReadings: finish,
  }
  for (const step of steps) {
    await acts[step]()
    model.step(step)
  }
  // The last events come first; slow readings end last of all.
  for (const event of pending.reverse()) await deliver(event)
  await finish()
}

/** A reading that got its answer and waits before it is applied. */
function slowly(context: SliceContext, provider: PaymentProvider, orderId: number, reference: string) {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  const waiting: PaymentProvider = Object.assign(Object.create(provider), {
    read: async (sessionId: string) => {
      const session = await provider.read(sessionId)
      await opened
      return session
    },
  })
  return { open, done: settle(context, waiting, orderId, { id: randomUUID(), reference }) }
}

/** A context for the simulation. Its people have no account, so no mail is written, and there are no appointments. */
function contextOf(database: Database): SliceContext {
  const people = { byId: async () => undefined }
  const ports = { people, appointments: withoutAppointments }
  return { database, ports, now: () => new Date() } as unknown as SliceContext
}

async function openInMemory(): Promise<Database> {
  const engine = await PGlite.create({ extensions: { btree_gist } })
  const database = drizzle(engine) as unknown as Database
  await migrate(database, [{ name: 'cuenta', folder: join(import.meta.dirname, '..', 'migrations') }])
  const plan = (priceId: string, position: number) => ({
    ...{ priceId, name: priceId, title: priceId, descripcion: '', includes: [], position },
    ...{ amount: position === 0 ? 9_900 : 79_000, includesAppointment: position === 1 },
  })
  await database.insert(monthlyPlans).values([plan('plan-funcional', 0), plan('plan-funcional-plus', 1)])
  return database
}

class Undo extends Error {}

const [count = 0, seed = 0] = process.argv.slice(2).map(Number)
const lives = fc.sample(life, { numRuns: count, seed })
const database = await openInMemory()
for (let from = 0; from < lives.length; from += BATCH) {
  // One transaction a batch, undone at its end: the tables stay small.
  const lived = database.transaction(async one => {
    await liveBatch(one, lives.slice(from, from + BATCH))
    throw new Undo()
  })
  await lived.catch(error => {
    if (!(error instanceof Undo)) throw error
  })
}
console.info(`${lives.length} lives agree`)
process.exit(0)
