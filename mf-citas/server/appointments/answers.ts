import type { Database } from 'shared/server/database/database'
import type { SliceContext } from 'shared/server/slices/context'
import type { Appointment } from '../../contract/appointments'
import { asBranch } from '../specialists/specialistStore'
import { type FullAppointment, familyNameOf } from './appointmentStore'

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

function asAppointment(
  { appointment, specialist, branch }: FullAppointment,
  givesBack: boolean,
): Appointment {
  const { id, startsAt, endsAt, isOnline, link, status, familyMemberId } = appointment
  return {
    id,
    init: startsAt.toISOString(),
    end: endsAt.toISOString(),
    specialist: specialist.email,
    specialistName: `${specialist.firstName} ${specialist.lastName}`,
    specialistId: specialist.id,
    specialty: specialist.specialty,
    isOnline,
    link,
    branch: asBranch(branch),
    familyMember: familyMemberId === null ? null : { id: familyMemberId, name: familyNameOf(appointment) },
    attended: status === 'BOOKED' ? null : status === 'ATTENDED',
    givesBack,
  }
}
