import type { Database } from 'shared/server/database/database'
import type { SliceContext } from 'shared/server/slices/slice'
import {
  appointmentsOf,
  changeAppointment,
  lockFamilyAppointments,
  removeHoldOf,
} from './appointments/appointmentStore'
import { cancelBooked } from './appointments/cancel'
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

interface AppointmentsPort {
  /** The account's appointments, its family's too, that end after `now`; the earliest first. */
  upcomingOf(database: Database, userId: number, now: Date): Promise<BookedAppointment[]>
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
