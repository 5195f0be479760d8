import { sql } from 'drizzle-orm'
import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_HOUR } from 'shared/dates/times'
import type { ProductId, SignedInPerson } from 'shared/published/person'
import { attempts } from 'shared/server/throttle/schema'
import type { TestHome } from 'shared/testing/testHome'
import { type Answer, NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { Appointment, SpecialistUser } from '../../contract/appointments'
import { appointments, calendarFeeds, waitingList } from '../schema'

/** A booking's body. */
export interface Asked {
  specialist: string
  init: string
  end: string
  tz: string
  isOnline: boolean
}

export interface CitasServer extends TestServer {
  ana: SignedInPerson
  nuevo: SignedInPerson
  specialists: SpecialistUser[]
  /** Gives a person an ACTIVE purchase, as a payment does, and answers its id. */
  buy(userId: number, productId: ProductId): Promise<number>
  /** The status of a purchase. */
  statusOf(purchaseId: number): Promise<string>
  /**
   * The free slots of the days that can be booked, earliest first, as bodies of an online booking. Those of tomorrow are
   * left out, since they can no longer be booked once the clinic's midnight comes in the middle of a test; so are the days
   * of the demo's appointments, since Ana cannot be in two places.
   */
  freeSlots(specialist: SpecialistUser, minutes?: number): Promise<Asked[]>
  book(body: object, as?: SignedInPerson, key?: string): Promise<Answer>
  /**
   * Empties what the tests of appointments write, so that several of them use one server. Its clock only goes on, so
   * both people sign in again.
   */
  reset(): Promise<void>
}

/** The host with what the tests of appointments need. */
export async function citasServer(
  home?: TestHome,
  environment?: Record<string, string>,
): Promise<CitasServer> {
  const server = await testServer({ home, environment })
  const { database } = server.context
  const ana = await server.signIn()
  const nuevo = await server.signIn(NUEVO)
  const specialists: SpecialistUser[] = (await server.call('GET specialists', { token: ana.token })).body
  const { body: demos } = await server.call('GET appointments', { token: ana.token })
  const demoDays = (demos as Appointment[]).map(({ init }) => dayOf(init))
  const citas: CitasServer = {
    ...server,
    ana,
    nuevo,
    specialists,
    async buy(userId, productId) {
      const { rows } = await database.execute<{ id: number }>(
        sql`insert into cuenta.purchases (user_id, product_id, status) values (${userId}, ${productId}, 'ACTIVE') returning id`,
      )
      return rows[0]?.id ?? 0
    },
    async statusOf(purchaseId) {
      const { rows } = await database.execute<{ status: string }>(
        sql`select status from cuenta.purchases where id = ${purchaseId}`,
      )
      return rows[0]?.status ?? ''
    },
    async freeSlots(specialist, minutes = 20) {
      const today = dayIn(server.context.now())
      const months = new Set([0, 31, 62].map(days => addDays(today, days).slice(0, 7)))
      const lists = await Promise.all(
        [...months].map(month =>
          server.call(`GET specialists/${specialist.id}/free-slots?month=${month}&minutes=${minutes}`, {
            token: ana.token,
          }),
        ),
      )
      return lists
        .flatMap(({ body }): { init: string; end: string }[] => body)
        .filter(({ init }) => dayOf(init) > addDays(today, 1) && !demoDays.includes(dayOf(init)))
        .map(times => ({ specialist: specialist.email, ...times, tz: 'America/Monterrey', isOnline: true }))
    },
    book: (body, as = ana, key) =>
      server.call('POST appointments', {
        token: as.token,
        body,
        ...(key && { headers: { 'idempotency-key': key } }),
      }),
    async reset() {
      for (const table of [waitingList, appointments, calendarFeeds, attempts]) await database.delete(table)
      // The ends of holds and offers are jobs, which would come into the next test.
      server.pass(3 * MS_PER_HOUR)
      await server.emptyMailbox()
      await database.execute(sql`delete from cuenta.purchases where user_id in (${ana.id}, ${nuevo.id})`)
      Object.assign(citas, { ana: await server.signIn(), nuevo: await server.signIn(NUEVO) })
    },
  }
  return citas
}

const dayOf = (instant: string): string => dayIn(new Date(instant))
