import { eq } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { Specialty } from 'shared/published/specialty'
import type { Appointment, SpecialistUser } from '../../contract/appointments'
import { appointments } from '../schema'
import type { Asked, CitasServer } from './citasServer'

export const specialistOf = (server: CitasServer, specialty: Specialty): SpecialistUser =>
  server.specialists.find(({ specialist }) => specialist.specialty === specialty) as SpecialistUser

/** The appointments of a test: Ana's, with a nutritionist, each at a free time of its own. */
export async function anasAppointments(server: CitasServer) {
  const nutritionist = specialistOf(server, 'NUTRITION')
  const slots = await server.freeSlots(nutritionist)
  const free = () => slots.shift() as Asked

  /** The purchase that pays for an appointment. */
  async function purchaseOf(id: number): Promise<number> {
    const [row] = await server.context.database.select().from(appointments).where(eq(appointments.id, id))
    return row?.purchaseId ?? 0
  }
  return {
    nutritionist,
    /** The free times that no test has taken yet. */
    slots,
    free,
    /** After a booking beside these times. */
    async lookAgain(): Promise<void> {
      slots.splice(0, Infinity, ...(await server.freeSlots(nutritionist)))
    },
    purchaseOf,
    list: async (as = server.ana): Promise<Appointment[]> =>
      (await server.call('GET appointments', { token: as.token })).body,
    cancel: (id: number, as = server.ana) => server.call(`DELETE appointments/${id}`, { token: as.token }),
    move: (id: number, body: object, as = server.ana) =>
      server.call(`POST appointments/${id}/reschedule`, { token: as.token, body }),
    /** Pays for an appointment, and books it. */
    async booked(body: Asked = free()): Promise<Appointment & { purchase: number }> {
      await server.buy(server.ana.id, 'NutricionCitaRapida')
      const answer = await server.book(body)
      expect(answer.status).toBe(201)
      return { ...answer.body, purchase: await purchaseOf(answer.body.id) }
    },
  }
}

export const timesOf = ({ init, end, tz }: Asked) => ({ init, end, tz })

/** The same so many minutes later. */
export const shifted = (body: Asked, minutes: number): Asked => ({
  ...body,
  init: new Date(Date.parse(body.init) + minutes * MS_PER_MINUTE).toISOString(),
  end: new Date(Date.parse(body.end) + minutes * MS_PER_MINUTE).toISOString(),
})
