import { specialtyNames } from 'shared/published/specialties'
import type { AppointmentsPort } from 'shared/server/ports/appointments'
import type { SliceContext } from 'shared/server/slices/context'
import {
  appointmentsOf,
  changeAppointment,
  type FullAppointment,
  lockFamilyAppointments,
  lockPaidAppointment,
  paidAppointment,
} from './appointments/appointmentStore'
import { bookPaid, nearestToWish, wishRefusal } from './appointments/bookPaid'
import { cancelBooked, endBooked } from './appointments/cancel'
import { removeHoldOf } from './appointments/holdStore'
import { calendarFile } from './calendar/appointmentCalendar'
import { onBothClocks } from './mails/appointmentWords'
import { tellSpecialist } from './mails/tellSpecialist'
import { lockAccount, patientOf } from './patients/patient'
import { offerFreedSlot } from './waiting/offerSlot'

export function appointmentsPort(context: SliceContext): AppointmentsPort {
  return {
    async upcomingOf(database, userId, now) {
      const all = await appointmentsOf(database, userId)
      return all
        .filter(({ appointment: { status, endsAt } }) => status === 'BOOKED' && endsAt > now)
        .map(({ appointment: { familyMemberId, startsAt }, specialist: { firstName, lastName } }) => ({
          familyMemberId,
          startsAt,
          specialistName: `${firstName} ${lastName}`,
        }))
    },

    async paidBy(database, userId, purchaseId, now) {
      const found = await paidAppointment(database, userId, purchaseId, now)
      return found && inWords(found)
    },

    wishRefusal: (database, wish) => wishRefusal(context, database, wish),
    bookPaid: (transaction, wish) => bookPaid(context, transaction, wish),
    nearestToWish: (database, wish) => nearestToWish(context, database, wish),

    async cancelRefunded(transaction, userId, purchaseId) {
      // A booking that runs now has used the purchase up before this, or finds it gone.
      await lockAccount(transaction, userId)
      const row = await lockPaidAppointment(transaction, userId, purchaseId, context.now())
      if (!row) return undefined
      const cancelled = await endBooked(context, transaction, row)
      await tellSpecialist(context, transaction, 'refunded', cancelled)
      return { inWords: inWords(cancelled), calendar: calendarFile(cancelled) }
    },

    async forgetFamilyMember(transaction, userId, familyMember) {
      // A booking for this member that runs now ends before this, or finds the member gone.
      await lockAccount(transaction, userId)
      const now = context.now()
      for (const row of await lockFamilyAppointments(transaction, userId, familyMember)) {
        if (row.status === 'HELD') {
          await removeHoldOf(transaction, userId)
          await offerFreedSlot(context, transaction, row)
          continue
        }
        // The mail about it still says whose appointment it was.
        if (row.status === 'BOOKED' && row.startsAt > now) await cancelBooked(context, transaction, row)
        await changeAppointment(transaction, row.id, { familyMemberName: '' }, now)
      }
    },

    async renameFamilyMember(transaction, userId, familyMember) {
      // A booking for this member that runs now ends before this, or reads the new name.
      await lockAccount(transaction, userId)
      const patient = await patientOf(context, transaction, userId, familyMember)
      if (!patient) return
      const { familyMemberName } = patient
      const now = context.now()
      for (const row of await lockFamilyAppointments(transaction, userId, familyMember))
        if (row.startsAt > now) await changeAppointment(transaction, row.id, { familyMemberName }, now)
    },
  }
}

/** `Nutrición con Mariana Ríos, lunes 23 de noviembre de 2026, 9:00 a.m., hora de Monterrey`. */
function inWords({ appointment, specialist }: FullAppointment): string {
  const { firstName, lastName, specialty } = specialist
  const time = onBothClocks(appointment.startsAt, appointment.tz)
  return `${specialtyNames[specialty]} con ${firstName} ${lastName}, ${time}`
}
