import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { cutAtEachStatement } from 'shared/testing/services/cutAtEachStatement'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { NUEVO } from 'shared/testing/testServer'
import { appointments } from '../schema'
import { type Asked, type CitasServer, citasServer } from '../testing/citasServer'

let home: TestHome
let watcher: CitasServer
let slots: Asked[]
beforeAll(async () => {
  home = await testHome()
  watcher = await citasServer(home)
  const [specialist] = watcher.specialists
  if (!specialist) throw new Error('no specialist')
  slots = await watcher.freeSlots(specialist)
})
beforeEach(() => watcher.emptyMailbox())
afterAll(async () => {
  await watcher.close()
  await home.remove()
})

/** The mails to the person whose subject begins so; those that the cut server was sending are given back, as when their time limit is over. */
async function mailsAbout(subject: string): Promise<number> {
  await watcher.context.database.execute(
    sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`,
  )
  const mails = await watcher.mails({ to: NUEVO })
  return mails.filter(mail => mail.subject.startsWith(subject)).length
}

test('a booking that ends before any of its statements is all there or not at all; the repeated call completes it', async () => {
  const { nuevo } = watcher
  const bookedWith = (key: string) =>
    watcher.context.database
      .select()
      .from(appointments)
      .where(and(eq(appointments.userId, nuevo.id), eq(appointments.idempotencyKey, key)))

  const { statements, rounds } = await cutAtEachStatement({
    home,
    prepare: async round => ({
      slot: slots[round] as Asked,
      key: randomUUID(),
      purchase: await watcher.buy(nuevo.id, 'NutricionCitaRapida'),
    }),
    call: ({ slot, key }, server) =>
      server.call('POST appointments', {
        token: nuevo.token,
        body: slot,
        headers: { 'idempotency-key': key },
      }),
    async afterCut({ key, purchase }) {
      const booked = (await bookedWith(key)).length
      expect([booked, await watcher.statusOf(purchase)]).toEqual(booked ? [1, 'USED'] : [0, 'ACTIVE'])
    },
    async afterRepeat({ slot, key, purchase }, answer) {
      expect(answer).toMatchObject({ status: 201, body: { init: slot.init } })
      expect(await bookedWith(key)).toMatchObject([{ status: 'BOOKED', purchaseId: purchase }])
      expect(await watcher.statusOf(purchase)).toBe('USED')
    },
  })
  expect(statements).toBeGreaterThan(12)
  expect(await mailsAbout('Tu cita')).toBe(rounds)
})

test('a cancellation that ends before any of its statements frees slot and purchase, or neither; once', async () => {
  const { nuevo } = watcher
  const stateOf = async ({ id, purchase }: { id: number; purchase: number }) => {
    const [row] = await watcher.context.database.select().from(appointments).where(eq(appointments.id, id))
    return [row?.status, await watcher.statusOf(purchase)]
  }
  // From the other end of the list: a booking above takes the earliest.
  const later = slots.toReversed()
  const { statements, rounds } = await cutAtEachStatement({
    home,
    async prepare(round) {
      const purchase = await watcher.buy(nuevo.id, 'NutricionCitaRapida')
      const { body } = await watcher.book(later[round] as Asked, nuevo, randomUUID())
      return { id: body.id as number, purchase }
    },
    call: ({ id }, server) => server.call(`DELETE appointments/${id}`, { token: nuevo.token }),
    async afterCut(given) {
      const whole = [
        ['BOOKED', 'USED'],
        ['CANCELLED', 'ACTIVE'],
      ]
      expect(whole).toContainEqual(await stateOf(given))
    },
    async afterRepeat(given, { status }) {
      // Where only the answer was lost, the appointment is gone for the page that sends again.
      expect([200, 404]).toContain(status)
      expect(await stateOf(given)).toEqual(['CANCELLED', 'ACTIVE'])
      // The next round pays with its own purchase.
      await watcher.context.database.execute(
        sql`update cuenta.purchases set status = 'USED' where id = ${given.purchase}`,
      )
    },
  })
  expect(statements).toBeGreaterThan(8)
  expect(await mailsAbout('Tu cita fue cancelada')).toBe(rounds)
})
