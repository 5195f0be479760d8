import { zoneNamed } from 'shared/dates/instants'
import { conflict, invalidField, notFound, type Outcome, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { Appointment } from '../../contract/appointments'
import { appointmentRefusals } from '../../messages'
import { minutesBetween } from '../../rules/slots/minutesBetween'
import { allLengths } from '../../rules/slots/soldLength'
import { tellPerson } from '../mails/tellPerson'
import { tellSpecialist } from '../mails/tellSpecialist'
import { lockAccount, patientRefusal } from '../patients/patient'
import { setReminders } from '../reminders/reminders'
import { lockSpecialist, specialistById } from '../specialists/specialistStore'
import { offerFreedSlot } from '../waiting/offerSlot'
import { asAnswer } from './answers'
import { appointmentOf, changeAppointment, fullAppointment, lockAppointment } from './appointmentStore'
import { unknownSpecialist } from './book'
import { changeOrRefuse } from './changeOrRefuse'
import { isRefused, scheduleRefusal, timeOf, wrongZone } from './checkTime'
import { makeRoom } from './holdStore'

interface Move {
  userId: number
  id: number
  body: { init: string; end: string; tz: string }
}

/**
 * Moves an appointment: one row changes its time in one statement, so that the old slot is given up only where the new
 * one is taken. The purchase stays with the appointment. A repetition changes nothing.
 */
export async function reschedule(
  context: SliceContext,
  { userId, id, body }: Move,
): Promise<Outcome<Appointment>> {
  const { database, ports } = context
  if (!zoneNamed(body.tz)) return wrongZone()
  const now = context.now()
  const known = await appointmentOf(database, userId, id)
  if (!known) return notFound(appointmentRefusals.notFound)
  const specialist = await specialistById(database, known.specialist.id)
  if (!specialist) return unknownSpecialist()

  return changeOrRefuse<Appointment>(database, async transaction => {
    await lockAccount(transaction, userId)
    await lockSpecialist(transaction, specialist.id)
    const row = await lockAppointment(transaction, userId, id)
    if (!row) return notFound(appointmentRefusals.notFound)
    if (row.status !== 'BOOKED' || row.startsAt <= now) return conflict(appointmentRefusals.past)
    const isSame =
      row.startsAt.getTime() === Date.parse(body.init) && row.endsAt.getTime() === Date.parse(body.end)
    if (isSame) return ok(await asAnswer(context, transaction, await fullAppointment(transaction, id)))
    const minutes = minutesBetween(row.startsAt, row.endsAt)
    const lengths = [...allLengths(await ports.purchases.consultations(transaction)), minutes]
    const time = timeOf(body, { now, lengths })
    if (isRefused(time)) return time
    if (time.minutes !== minutes) {
      return invalidField('end', appointmentRefusals.otherLength)
    }
    const closed = await scheduleRefusal(transaction, specialist, time)
    if (closed) return closed
    const patient = { userId, familyMemberId: row.familyMemberId }
    const busy = await patientRefusal(transaction, { ...patient, within: time, except: id })
    if (busy) return busy
    await makeRoom(transaction, { userId, specialistId: specialist.id, within: time, now })
    const times = { startsAt: time.init, endsAt: time.end, tz: time.tz }
    await changeAppointment(transaction, id, { ...times, dayReminderAt: null, hourReminderAt: null }, now)
    const moved = await fullAppointment(transaction, id)
    await setReminders(context, transaction, moved.appointment)
    await tellPerson(context, transaction, 'moved', moved)
    await tellSpecialist(context, transaction, 'moved', moved)
    await offerFreedSlot(context, transaction, row)
    return ok(await asAnswer(context, transaction, moved))
  })
}
