import { addDays } from 'shared/dates'
import { CLINIC_ZONE, dayIn, instantOf } from 'shared/dates/instants'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { SliceContext } from 'shared/server/slices/context'
import type { DemoPeople } from 'shared/server/slices/slice'
import { QUICK_MINUTES } from '../../rules/slots/defaultLengths'
import { type Interval, slotMinutes } from '../../rules/slots/schedule'
import { addAppointment, appointmentsOf, busyIntervals } from '../appointments/appointmentStore'
import { type SpecialistRow, specialistByEmail } from '../specialists/specialistStore'

const VISITS = [
  { specialist: 'mariana.rios@mydiet.mx', days: -60, isOnline: false, attended: true },
  { specialist: 'jorge.salinas@mydiet.mx', days: -35, isOnline: true, attended: true },
  { specialist: 'elena.cantu@mydiet.mx', days: -21, isOnline: false, attended: false },
  { specialist: 'mariana.rios@mydiet.mx', days: -14, isOnline: true, attended: true },
  { specialist: 'mariana.rios@mydiet.mx', days: 4, isOnline: true, attended: undefined },
  { specialist: 'elena.cantu@mydiet.mx', days: 12, isOnline: false, attended: undefined },
] as const

/** Ana has been to the practice and comes again; her appointments are relative to the day of the first start. */
export async function demoAppointments(context: SliceContext, { ana }: DemoPeople): Promise<void> {
  const { database } = context
  const today = dayIn(context.now())
  if ((await appointmentsOf(database, ana)).length > 0) return
  for (const { specialist: email, days, isOnline, attended } of VISITS) {
    const specialist = await specialistByEmail(database, email)
    const slot = specialist && slotAround(specialist, addDays(today, days))
    if (!specialist || !slot) continue
    const taken = { specialistIds: [specialist.id], within: slot, now: context.now() }
    if ((await busyIntervals(database, taken)).length > 0) continue
    await addAppointment(database, {
      userId: ana,
      createdAt: context.now(),
      specialist,
      time: slot,
      tz: CLINIC_ZONE,
      isOnline,
      link: isOnline ? context.config.videoUrl.replace('{room}', crypto.randomUUID()) : '',
      status: attended === undefined ? 'BOOKED' : attended ? 'ATTENDED' : 'MISSED',
    })
  }
}

/** The second slot of the first day from this one on at which the specialist works. */
function slotAround({ schedules }: SpecialistRow, from: string): Interval | undefined {
  for (let days = 0; days < 7; days++) {
    const day = addDays(from, days)
    const minute = slotMinutes(schedules, day, QUICK_MINUTES.v3)[1]
    if (minute === undefined) continue
    const init = instantOf(day, minute)
    return { init, end: new Date(init.getTime() + QUICK_MINUTES.v3 * MS_PER_MINUTE) }
  }
  return undefined
}
