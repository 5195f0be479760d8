import { sync } from 'node-ical'
import { MS_PER_HOUR } from 'shared/dates/times'
import { NUEVO } from 'shared/testing/testServer'
import type { Asked, CitasServer } from './citasServer'

/** The server of a test file, and the free slots of one specialist, as they are when a test asks. */
interface Now {
  server: CitasServer
  slots: readonly Asked[]
}

/** The appointments of the new person, and the mails about them. */
export function nuevosAppointments(now: () => Now) {
  const token = () => now().server.nuevo.token
  /** The person's mails so far, newest first. */
  const mails = () => now().server.mails({ to: NUEVO })
  return {
    mails,
    subjects: async () => (await mails()).map(({ subject }) => subject),
    async book(body: Asked): Promise<number> {
      const { server } = now()
      await server.buy(server.nuevo.id, 'NutricionCitaRapida')
      return (await server.book(body, server.nuevo)).body.id
    },
    move: (id: number, { init, end, tz }: Asked) =>
      now().server.call(`POST appointments/${id}/reschedule`, { token: token(), body: { init, end, tz } }),
    cancel: (id: number) => now().server.call(`DELETE appointments/${id}`, { token: token() }),
    /** The first free slot that is more hours than that after an instant. */
    slotAfter(hours: number, instant = now().server.context.now().getTime()): Asked {
      return now().slots.find(({ init }) => Date.parse(init) - instant > hours * MS_PER_HOUR) as Asked
    },
  }
}

/** The events of a calendar file, as another library reads them. */
export const eventsOf = (file: string) =>
  Object.values(sync.parseICS(file)).filter(component => component?.type === 'VEVENT')
