import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type OpenDatabase, openDatabase } from 'shared/server/database/database'
import { type ApiProcess, apiProcess } from 'shared/testing/programs/apiProcess'
import { hostProgram } from 'shared/testing/programs/hostProgram'
import { runProgram } from 'shared/testing/programs/runProgram'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { NUEVO, PASSWORD } from 'shared/testing/testServer'
import { signatureOf } from '../provider/signature'
import { orders, paymentEvents, payments, purchases, sandboxKeys } from '../schema'
import { CARDS } from '../testing/shop'

const SECRET = 'el secreto de los avisos de esta prueba'

let home: TestHome
let api: ApiProcess
beforeEach(async () => {
  home = await testHome()
  api = apiProcess(home, { PAYMENTS: 'sandbox' })
})
afterEach(async () => {
  await api.kill()
  await home.remove()
})

/** Works on the database beside or between the processes; the embedded one has room for one of them at a time. */
async function withDatabase<T>(work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const { DATA_DIR, DATABASE_URL } = home.environment
  const open = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
  return work(open).finally(() => open.close())
}

function deliver(reference: string, id: string): Promise<Response> {
  const body = JSON.stringify({ id, reference })
  return fetch(`${api.origin()}/api/payments/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sandbox-signature': signatureOf(Buffer.from(body), SECRET, new Date()),
    },
    body,
  })
}

/** From now on the fulfilment stops for a long time when it writes the purchase. */
const STOP = sql`
  create function cuenta.stops() returns trigger language plpgsql as
    $$ begin perform pg_sleep(1000); return new; end $$`
const STOPS = sql`
  create trigger stops before insert on cuenta.purchases for each row execute function cuenta.stops()`

/** Resolves when the server stands in the middle of its transaction. */
async function inTheMiddle(): Promise<void> {
  for (;;) {
    if (home.environment.DATABASE_URL) {
      const asleep = await withDatabase(({ database }) =>
        database.execute(
          sql`select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
        ),
      )
      if (asleep.rows.length > 0) return
    } else {
      // The embedded database sleeps in the server's own thread, which answers nothing then.
      const answer = fetch(`${api.origin()}/api/health/live`, { signal: AbortSignal.timeout(5_000) })
      if (!(await answer.catch(() => undefined))) return
    }
  }
}

test('a fulfilment that is killed in its middle leaves nothing; the repeated event does everything', async () => {
  await withDatabase(async ({ database }) => {
    await database.insert(sandboxKeys).values({ name: 'webhook', secret: SECRET })
    await database.execute(STOP)
    await database.execute(STOPS)
  })
  await api.start()
  const { body: person } = await api.call('POST', 'auth/login', {
    body: { email: NUEVO, password: PASSWORD },
  })
  const wanted = { productId: 'NutricionOnline', returnUrl: '/user' }
  const { body: page } = await api.call('POST', 'purchases', { body: wanted, token: person.token })
  const form = new URLSearchParams({ number: CARDS.silent })
  const paid = await fetch(page.url, { method: 'POST', body: form, redirect: 'manual' })
  const reference = new URL(paid.headers.get('location') ?? '').searchParams.get('pago') ?? ''
  expect(paid.status).toBe(303)

  const event = `evt_${randomUUID()}`
  const lost = deliver(reference, event).then(
    ({ status }) => status,
    () => 'no answer',
  )
  await inTheMiddle()
  await api.kill()
  expect(await lost).toBe('no answer')

  const left = await withDatabase(async ({ database }) => {
    // The server's connection ends as the network would end it.
    await database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
    )
    await database.execute(sql`drop trigger stops on cuenta.purchases`)
    return {
      events: await database.$count(paymentEvents, eq(paymentEvents.id, event)),
      orders: await database
        .select({ status: orders.status })
        .from(orders)
        .where(eq(orders.reference, reference)),
      payments: await database.$count(payments, eq(payments.userId, person.id)),
      purchases: await database.$count(purchases, eq(purchases.userId, person.id)),
    }
  })
  expect(left).toEqual({ events: 0, orders: [{ status: 'OPEN' }], payments: 0, purchases: 0 })

  await api.start()
  for (let i = 0; i < 2; i++) expect((await deliver(reference, event)).status).toBe(200)
  const { body: me } = await api.call('POST', 'auth/me', { body: {}, token: person.token })
  expect(me.purchases.map(({ productId }: { productId: string }) => productId)).toEqual(['NutricionOnline'])

  await api.kill()
  const environment = { ...home.environment, DEMO: 'no', PAYMENTS: 'sandbox' }
  const command = runProgram(hostProgram('commands/main.ts'), ['pagos', 'conciliar'], environment)
  const { code, said } = await command.ended
  expect(said).toMatch(/\d+ pagos comparados, 0 correcciones, 0 sin dueño\./)
  expect(code).toBe(0)
}, 300_000)
