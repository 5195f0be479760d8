import type { Database } from 'shared/server/database/database'
import { lockNamed } from 'shared/server/database/lockNamed'
import { conflict, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { appointmentRefusals } from '../../messages'
import { type AppointmentRow, type PatientQuestion, patientIsBusy } from '../appointments/appointmentStore'

/** The columns that say whom an appointment is for: the account's owner, or one of their family. */
export type Patient = Pick<AppointmentRow, 'familyMemberId' | 'familyMemberName'>

/** The patient of a booking; undefined where the account has no such family member. */
export async function patientOf(
  { ports }: SliceContext,
  database: Database,
  userId: number,
  familyMember: number | undefined,
): Promise<Patient | undefined> {
  if (familyMember === undefined) return { familyMemberId: null, familyMemberName: '' }
  const found = await ports.family.memberOf(database, userId, familyMember)
  return found && { familyMemberId: found.id, familyMemberName: `${found.firstName} ${found.lastName}` }
}

/** Refuses a time at which the patient has another appointment, with whomever. */
export async function patientRefusal(
  transaction: Database,
  question: PatientQuestion,
): Promise<Refused | undefined> {
  return (await patientIsBusy(transaction, question)) ? overlapRefusal(question) : undefined
}

/** 409: the patient has another appointment at that time. */
export function overlapRefusal({ familyMemberId }: Pick<Patient, 'familyMemberId'>): Refused {
  const { ownOverlap, familyOverlap } = appointmentRefusals
  return conflict(familyMemberId === null ? ownOverlap : familyOverlap)
}

/**
 * From here to the end of the transaction no other one changes this account's appointments, so that two at the same time
 * cannot be booked with two specialists at once. Lock the account before the specialist.
 */
export async function lockAccount(transaction: Database, userId: number): Promise<void> {
  await lockNamed(transaction, `appointments of ${userId}`)
}
