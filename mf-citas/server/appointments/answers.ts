import type { Database } from 'shared/server/database/database'
import type { SliceContext } from 'shared/server/slices/context'
import type { Appointment, CancelledAppointment } from '../../contract/appointments'
import { asBranch } from '../specialists/specialistStore'
import { type AppointmentRow, type FullAppointment, familyNameOf } from './appointmentStore'

/** Appointments of one person, as the calls answer them. */
export async function asAnswers(
  { ports }: Pick<SliceContext, 'ports'>,
  database: Database,
  userId: number,
  all: readonly FullAppointment[],
): Promise<Appointment[]> {
  const paying = all.flatMap(({ appointment: { purchaseId } }) => purchaseId ?? [])
  const returnable = new Set(await ports.purchases.returnableOf(database, userId, paying))
  return all.map(full => {
    const { purchaseId } = full.appointment
    return asAppointment(full, purchaseId !== null && returnable.has(purchaseId))
  })
}

export async function asAnswer(
  context: Pick<SliceContext, 'ports'>,
  database: Database,
  full: FullAppointment,
): Promise<Appointment> {
  const [answer] = await asAnswers(context, database, full.appointment.userId, [full])
  return answer as Appointment
}

/** A new appointment: the purchase that has just been used for it is given back by a cancellation. */
export const asNewAnswer = (full: FullAppointment): Appointment => asAppointment(full, true)

/** One that was cancelled. */
export function asCancelled({ appointment, specialist }: FullAppointment): CancelledAppointment {
  const { id, startsAt, isOnline } = appointment
  return {
    id,
    init: startsAt.toISOString(),
    specialistName: nameOf(specialist),
    specialistId: specialist.id,
    isOnline,
    familyMember: familyMemberOf(appointment),
  }
}

function asAppointment(
  { appointment, specialist, branch }: FullAppointment,
  givesBack: boolean,
): Appointment {
  const { id, startsAt, endsAt, isOnline, link, status } = appointment
  return {
    id,
    init: startsAt.toISOString(),
    end: endsAt.toISOString(),
    specialist: specialist.email,
    specialistName: nameOf(specialist),
    specialistId: specialist.id,
    specialty: specialist.specialty,
    isOnline,
    link,
    branch: asBranch(branch),
    familyMember: familyMemberOf(appointment),
    attended: status === 'BOOKED' ? null : status === 'ATTENDED',
    givesBack,
  }
}

const nameOf = ({ firstName, lastName }: FullAppointment['specialist']) => `${firstName} ${lastName}`

function familyMemberOf(appointment: AppointmentRow): Appointment['familyMember'] {
  const { familyMemberId: id } = appointment
  return id === null ? null : { id, name: familyNameOf(appointment) }
}
