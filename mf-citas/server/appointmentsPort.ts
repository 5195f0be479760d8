import { specialtyNames } from 'shared/published/specialties'
import type { Database } from 'shared/server/database/database'
import type { Outcome, Refused } from 'shared/server/http/outcome'
import type { MailAttachment } from 'shared/server/mail/mail'
import type { SliceContext } from 'shared/server/slices/slice'
import {
  appointmentsOf,
  changeAppointment,
  type FullAppointment,
  lockFamilyAppointments,
  lockPaidAppointment,
  paidAppointment,
} from './appointments/appointmentStore'
import { bookPaid, type FreeTime, nearestToWish, type PaidWish, wishRefusal } from './appointments/bookPaid'
import { cancelBooked, endBooked } from './appointments/cancel'
import { removeHoldOf } from './appointments/holdStore'
import { calendarFile } from './calendar/appointmentCalendar'
import { tellSpecialist } from './mails/tellSpecialist'
import { appointmentInWords } from './mails/timeInWords'
import { lockAccount } from './patients/patient'
import { offerFreedSlot } from './waiting/offerSlot'

declare module 'shared/server/slices/ports' {
  interface Ports {
    appointments: AppointmentsPort
  }
}

/** A booked appointment as other domains may know it. */
interface BookedAppointment {
  /** Null for the account's owner. */
  familyMemberId: number | null
  startsAt: Date
  specialistName: string
}

/** An appointment that was cancelled, for the mail that tells its person. */
interface CancelledAppointment {
  inWords: string
  /** Takes it out of a calendar that has it. */
  calendar: MailAttachment
}

interface AppointmentsPort {
  /** The account's appointments, its family's too, that end after `now`; the earliest first. */
  upcomingOf(database: Database, userId: number, now: Date): Promise<BookedAppointment[]>
  /** The coming appointment that a purchase pays for, in words; undefined where there is none. */
  paidBy(database: Database, userId: number, purchaseId: number, now: Date): Promise<string | undefined>
  /** The refusal of a time that was chosen before paying; undefined where it can be booked once it is paid. */
  wishRefusal(database: Database, wish: PaidWish): Promise<Refused | undefined>
  /**
   * Books the time that was chosen before paying. The caller runs it in a savepoint of the transaction that settles the
   * payment, undoes that after a refusal or an error, and marks its purchase as used after a success.
   */
  bookPaid(database: Database, wish: PaidWish & { purchaseId: number }): Promise<Outcome<{ id: number }>>
  /** The next free times of the specialist of such a wish; undefined where the specialist is no longer there. */
  nearestToWish(
    database: Database,
    wish: Pick<PaidWish, 'userId' | 'slot'>,
  ): Promise<{ specialistId: number; times: FreeTime[] } | undefined>
  /**
   * For a purchase whose money goes back, in the transaction that records it, and before the purchase is changed: its
   * coming appointment is cancelled, its time is free, and the specialist is told. The person is told by the caller, in
   * the mail about their money. An appointment that has begun stays.
   */
  cancelRefunded(
    database: Database,
    userId: number,
    purchaseId: number,
  ): Promise<CancelledAppointment | undefined>
  /**
   * For a family member who is being removed, in the transaction that removes them: appointments that have not begun are
   * cancelled as by their person, and the others stay without the name (shared/product/citas.md#family-members).
   */
  forgetFamilyMember(database: Database, userId: number, familyMember: number): Promise<void>
}

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
  }
}

/** `Nutrición con Mariana Ríos, lunes 23 de noviembre de 2026, 9:00 a.m., hora de Monterrey`. */
function inWords({ appointment, specialist }: FullAppointment): string {
  const { firstName, lastName, specialty } = specialist
  const time = appointmentInWords(appointment.startsAt, appointment.tz)
  return `${specialtyNames[specialty]} con ${firstName} ${lastName}, ${time}`
}
