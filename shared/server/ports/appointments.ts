import type { AppointmentBody } from '../../published/appointments'
import type { ProductId } from '../../published/person'
import type { Database } from '../database/database'
import { conflict, type Outcome, type Refused } from '../http/outcome'
import type { MailAttachment } from '../mail/mail'

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

/** A time that a person chose before paying for it. */
export interface PaidWish {
  userId: number
  productId: ProductId
  slot: AppointmentBody
}

/** A free time, for a screen and for a mail. */
export interface FreeTime {
  init: Date
  end: Date
  inWords: string
}

export interface AppointmentsPort {
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
  /**
   * For a family member whose name is being changed, in the transaction that changes it and after the change: appointments
   * that have not begun have the new name.
   */
  renameFamilyMember(database: Database, userId: number, familyMember: number): Promise<void>
}

const notBookedHere = () => conflict('Por ahora la clínica no agenda citas en línea.')

/** The answers without an owner: there are no appointments, and none can be booked. */
export const withoutAppointments: AppointmentsPort = {
  upcomingOf: async () => [],
  paidBy: async () => undefined,
  wishRefusal: async () => notBookedHere(),
  bookPaid: async () => notBookedHere(),
  nearestToWish: async () => undefined,
  cancelRefunded: async () => undefined,
  forgetFamilyMember: async () => undefined,
  renameFamilyMember: async () => undefined,
}
