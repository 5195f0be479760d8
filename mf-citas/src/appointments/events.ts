import { announce, type PersonChange } from 'shared/session'

declare module 'shared/session' {
  interface AppEvents {
    /** An appointment was booked, and the purchase that pays for it is used up. */
    appointmentBooked: PersonChange & { appointmentId: number }
    /** An appointment was cancelled. Its purchase is available again, unless its money went back. */
    appointmentCancelled: PersonChange & { appointmentId: number }
    /** The server knows of no purchase that pays for an appointment, though the session did: it was used elsewhere. */
    purchaseUsedElsewhere: PersonChange
  }
}

/** The server knows which purchase is left, so the session asks it. */
export function announceAppointment(
  type: 'appointmentBooked' | 'appointmentCancelled',
  appointmentId: number,
): void {
  announce({ type, appointmentId, changesPerson: {} })
}
