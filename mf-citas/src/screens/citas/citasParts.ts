import type { ConsultationToBook } from 'shared/entitlements/toBook'
import type { Appointment } from '../../../contract/appointments'
import type { HeldTime } from '../../booking/useHold'
import type { WaitingListsProps } from '../../booking/waiting/WaitingLists'

/** The props of both views of the screen. */
export interface CitasParts {
  /** Undefined while they are loading. */
  appointments: readonly Appointment[] | undefined
  failed: boolean
  retrying: boolean
  onRetry: () => void
  now: Date
  /** The consultations that are paid and not booked yet. */
  toBook: readonly ConsultationToBook[]
  /** A time that is held for the person, by the waiting list or while they paid; undefined where none is. */
  held: HeldTime | undefined
  /** The waiting lists that the person is on. */
  waiting: WaitingListsProps
  onOpen: (appointment: Appointment) => void
  /** The person is a member of the staff with the duty `agenda`. */
  isOfAgenda: boolean
  /** The path of the screen: `/user/citas` or `/user/citasv3`. */
  base: string
}

/** The query of *Mis Citas*, so that Back leads to the landing and a link to the list. */
export const MY_APPOINTMENTS = '?vista=mis-citas'
