import { dayIn } from 'shared/dates/instants'
import { SPECIALTY_DUTIES } from 'shared/published/duties'
import { phoneOf } from 'shared/published/phoneOf'
import type { Specialty } from 'shared/published/specialty'
import type { Database } from 'shared/server/database/database'
import { serverMessages } from 'shared/server/http/messages'
import { conflict, forbidden, invalidField, notFound, ok } from 'shared/server/http/outcome'
import type { StaffMember } from 'shared/server/http/staff'
import type { SliceContext } from 'shared/server/slices/context'
import type { StaffAppointment } from '../../contract/staff'
import { purchaseMails } from '../../mailMessages'
import { appointmentRefusals } from '../../messages'
import {
  type AppointmentRow,
  appointmentById,
  familyNameOf,
  fullAppointment,
} from '../appointments/appointmentStore'
import { nearestOf } from '../appointments/freeSlotCalls'
import type { StaffCalls } from '../citasCalls'
import { onBothClocks } from '../mails/appointmentWords'
import { tellPerson } from '../mails/tellPerson'
import { accountsOf } from '../patients/patientNames'
import { isOfOwner, sharersWith } from '../sharing/sharingStore'
import { isOpenOn, lockSpecialist, specialistById } from '../specialists/specialistStore'
import { addDayOff, appointmentsOn, isDayOff, markAttendance, removeDayOff } from './staffStore'

/** Whether a member's duties let them see what patients share with a specialty. */
const worksFor = (duties: readonly string[], specialty: Specialty) =>
  duties.includes(SPECIALTY_DUTIES[specialty])

/** The practice's calls. Every success is in the audit log; its words say nothing about anybody's health. */
export function staffCalls(context: SliceContext): StaffCalls {
  const { database, ports } = context

  const forStaff = async (
    transaction: Database,
    { duties }: StaffMember,
    specialty: Specialty,
    rows: readonly AppointmentRow[],
  ) => {
    const own = rows.filter(isOfOwner).map(({ userId }) => userId)
    const sharers = await sharersWith(transaction, specialty, own)
    const accounts = await accountsOf(context, transaction, rows)
    return rows.map((row): StaffAppointment => {
      const { id, startsAt, endsAt, isOnline, link, status } = row
      const person = accounts.get(row.userId)
      return {
        id,
        init: startsAt.toISOString(),
        end: endsAt.toISOString(),
        isOnline,
        link,
        status: status as StaffAppointment['status'],
        patient: {
          firstName: person?.firstName ?? '',
          lastName: person?.lastName ?? '',
          phone: phoneOf(person),
        },
        familyMember: familyNameOf(row),
        sharesResults: isOfOwner(row) && sharers.has(row.userId) && worksFor(duties, specialty),
      }
    })
  }

  /** The appointments of a day whose people are told that it is closed, or open again. */
  const comingOn = async (transaction: Database, id: number, day: string) => {
    const booked = await appointmentsOn(transaction, id, day, ['BOOKED'])
    return booked.filter(({ startsAt }) => startsAt > context.now())
  }

  return {
    'GET staff/specialists/{id}/days/{day}': async ({ params: { id, day }, staff, audit }) => {
      const specialist = await specialistById(database, id)
      if (!specialist) return notFound(appointmentRefusals.unknownSpecialist)
      return database.transaction(async transaction => {
        const rows = await appointmentsOn(transaction, id, day)
        const off = await isDayOff(transaction, id, day)
        const opens = await isOpenOn(transaction, specialist, day)
        const list = {
          isOff: off,
          opens,
          appointments: await forStaff(transaction, staff, specialist.specialty, rows),
        }
        return audit(transaction, { act: `day ${day} of specialist ${id} read`, whose: null }, ok(list))
      })
    },

    'PUT staff/specialists/{id}/days-off/{day}': async ({ params: { id, day }, audit }) => {
      const specialist = await specialistById(database, id)
      if (!specialist) return notFound(appointmentRefusals.unknownSpecialist)
      if (day < dayIn(context.now())) {
        return invalidField('day', appointmentRefusals.pastDayOff)
      }
      return database.transaction(async transaction => {
        await lockSpecialist(transaction, id)
        const added = await addDayOff(transaction, id, day)
        // A repetition tells nobody twice.
        const told = added ? await comingOn(transaction, id, day) : []
        for (const { id: appointmentId, tz, startsAt, endsAt, userId, purchaseId } of told) {
          const times = await nearestOf(context, transaction, specialist, { startsAt, endsAt, userId })
          const words = times.map(({ init }) => onBothClocks(init, tz))
          const offered = words.length > 0 ? [`Otros horarios libres:\n${words.join('\n')}`] : []
          const full = await fullAppointment(transaction, appointmentId)
          const paying = purchaseId === null ? [] : [purchaseId]
          const returnable = await ports.purchases.returnableOf(transaction, userId, paying)
          const credit = returnable.length > 0 ? [purchaseMails.stays] : []
          await tellPerson(context, transaction, 'dayOff', full, { more: [...credit, ...offered] })
        }
        const act = { act: `day off ${day} of specialist ${id} set`, whose: null }
        return audit(transaction, act, ok({ notified: told.length }))
      })
    },

    'DELETE staff/specialists/{id}/days-off/{day}': async ({ params: { id, day }, audit }) => {
      if (!(await specialistById(database, id))) return notFound(appointmentRefusals.unknownSpecialist)
      return database.transaction(async transaction => {
        await lockSpecialist(transaction, id)
        if (!(await removeDayOff(transaction, id, day))) return notFound(appointmentRefusals.noDayOff)
        const told = await comingOn(transaction, id, day)
        for (const { id: appointmentId } of told) {
          await tellPerson(context, transaction, 'dayOn', await fullAppointment(transaction, appointmentId))
        }
        const act = { act: `day off ${day} of specialist ${id} lifted`, whose: null }
        return audit(transaction, act, ok({ notified: told.length }))
      })
    },

    'GET staff/appointments/{id}/results': ({ params: { id }, staff, audit, auditRefusal }) =>
      database.transaction(async transaction => {
        const found = await appointmentById(transaction, id)
        if (!found) return notFound(appointmentRefusals.notFound)
        const { appointment, specialist } = found
        const { userId } = appointment
        const results = `results of appointment ${id}`
        const refused = (reason: string, message: string) =>
          auditRefusal(
            transaction,
            { act: `${results} refused: ${reason}`, whose: userId },
            forbidden(message),
          )
        if (!worksFor(staff.duties, specialist.specialty))
          return refused('without the duty of its specialty', serverMessages.otherDuty)
        const sharers = await sharersWith(transaction, specialist.specialty, [userId])
        if (!isOfOwner(appointment) || !sharers.has(userId))
          return refused('not shared', appointmentRefusals.notShared)
        const own = await ports.formResults.ownResults(transaction, userId)
        return audit(transaction, { act: `${results} read`, whose: userId }, ok(own))
      }),

    'POST staff/appointments/{id}/attendance': ({ params: { id }, body: { attended }, staff, audit }) =>
      database.transaction(async transaction => {
        const found = await appointmentById(transaction, id)
        if (!found) return notFound(appointmentRefusals.notFound)
        if (found.appointment.startsAt > context.now()) return conflict(appointmentRefusals.notStarted)
        await markAttendance(transaction, id, attended)
        const { appointment, specialist } = await fullAppointment(transaction, id)
        const [listed] = await forStaff(transaction, staff, specialist.specialty, [appointment])
        if (!listed) return notFound(appointmentRefusals.notFound)
        const act = `appointment ${id} marked as ${attended ? 'attended' : 'missed'}`
        return audit(transaction, { act, whose: found.appointment.userId }, ok(listed))
      }),
  }
}
