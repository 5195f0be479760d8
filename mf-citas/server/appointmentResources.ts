import { specialtyNames } from 'shared/published/specialties'
import {
  type Appointment,
  asResources,
  type Reference,
  type Resources,
  subjectOf,
} from 'shared/server/privacy/fhir'
import { A_RELATIVE } from 'shared/server/privacy/inWords'
import type { OwnLists } from 'shared/server/privacy/ownLists'
import type { SliceContext } from 'shared/server/slices/context'
import type { AppointmentStatus, appointments } from './schema'
import { allSpecialists, type SpecialistRow } from './specialists/specialistStore'

type Row = typeof appointments.$inferSelect

const states: Readonly<Record<AppointmentStatus, Appointment['status']>> = {
  HELD: 'pending',
  BOOKED: 'booked',
  ATTENDED: 'fulfilled',
  MISSED: 'noshow',
  CANCELLED: 'cancelled',
}

/** A person's appointments, also those of their family. */
export async function appointmentResources(
  { database }: SliceContext,
  lists: OwnLists,
  userId: number,
): Promise<readonly Resources[]> {
  const known = new Map((await allSpecialists(database)).map(one => [one.id, one]))
  return [
    asResources<Row>(lists, 'appointments', row => [
      appointmentOf(userId, row, known.get(row.specialistId ?? 0)),
    ]),
  ]
}

function appointmentOf(
  userId: number,
  row: Partial<Row>,
  specialist: SpecialistRow | undefined,
): Appointment {
  const { id, status = 'BOOKED', startsAt, endsAt, createdAt, isOnline } = row
  return {
    resourceType: 'Appointment',
    id: `appointment-${id}`,
    status: states[status],
    ...(specialist && { serviceType: [{ text: specialtyNames[specialist.specialty] }] }),
    start: startsAt?.toISOString(),
    end: endsAt?.toISOString(),
    created: createdAt?.toISOString(),
    comment: isOnline ? 'Videollamada' : 'Presencial',
    participant: [
      { actor: patientOf(userId, row), status: 'accepted' },
      { actor: { display: nameOf(specialist) }, status: 'accepted' },
    ],
  }
}

/** A family member who was deleted left the appointment without their name, and is no resource of the record. */
function patientOf(userId: number, { familyMemberId, familyMemberName }: Partial<Row>): Reference {
  return familyMemberId && !familyMemberName ? { display: A_RELATIVE } : subjectOf(userId, familyMemberId)
}

function nameOf(specialist: SpecialistRow | undefined): string {
  return specialist ? `${specialist.firstName} ${specialist.lastName}` : 'Especialista'
}
