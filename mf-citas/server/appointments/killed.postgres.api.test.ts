import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { cutAtEachStatement } from 'shared/testing/services/cutAtEachStatement'
import { testHome } from 'shared/testing/testHome'
import { NUEVO } from 'shared/testing/testServer'
import { appointments } from '../schema'
import { type Asked, citasServer } from '../testing/citasServer'

test('a booking that ends before any of its statements is all there or not at all; the repeated call completes it', async () => {
  const home = await testHome()
  const watcher = await citasServer(home)
  const { nuevo } = watcher
  const [specialist] = watcher.specialists
  if (!specialist) throw new Error('no specialist')
  const slots = await watcher.freeSlots(specialist)
  const bookedWith = (key: string) =>
    watcher.context.database
      .select()
      .from(appointments)
      .where(and(eq(appointments.userId, nuevo.id), eq(appointments.idempotencyKey, key)))

  const statements = await cutAtEachStatement({
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
  // The mails that the cut server was sending are given back, as when their time limit is over.
  await watcher.context.database.execute(
    sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`,
  )
  const mails = await watcher.mails({ to: NUEVO })
  expect(mails.filter(({ subject }) => subject.startsWith('Tu cita'))).toHaveLength(statements + 1)
  await watcher.close()
  await home.remove()
})
