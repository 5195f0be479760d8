import { and, asc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { removedFamilyMember } from '../../messages'
import type { Interval } from '../../rules/slots/schedule'
import { appointments, branches, specialists } from '../schema'

export type AppointmentRow = typeof appointments.$inferSelect

/** An appointment with what its person has to know about it. */
export interface FullAppointment {
  appointment: AppointmentRow
  specialist: typeof specialists.$inferSelect
  branch: typeof branches.$inferSelect
}

/** Appointments with their specialist and branch, for a condition. */
export const fullAppointments = (database: Database) =>
  database
    .select({ appointment: appointments, specialist: specialists, branch: branches })
    .from(appointments)
    .innerJoin(specialists, eq(specialists.id, appointments.specialistId))
    .innerJoin(branches, eq(branches.id, specialists.branchId))

const isListed = inArray(appointments.status, ['BOOKED', 'ATTENDED', 'MISSED'])

const isComing = (userId: number, now: Date) =>
  and(eq(appointments.userId, userId), eq(appointments.status, 'BOOKED'), gt(appointments.startsAt, now))

/** The person's appointments that are not cancelled, by their start. */
export function appointmentsOf(database: Database, userId: number): Promise<FullAppointment[]> {
  return fullAppointments(database)
    .where(and(eq(appointments.userId, userId), isListed))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
}

/** The person's appointments for their calendar, cancelled ones included, that ended after `since`. */
export function calendarOf(database: Database, userId: number, since: Date): Promise<FullAppointment[]> {
  return fullAppointments(database)
    .where(
      and(eq(appointments.userId, userId), ne(appointments.status, 'HELD'), gt(appointments.endsAt, since)),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
}

/** A specialist's appointments for their calendar, cancelled ones included, that ended after `since`. */
export function calendarOfSpecialist(
  database: Database,
  specialistId: number,
  since: Date,
): Promise<FullAppointment[]> {
  return fullAppointments(database)
    .where(
      and(
        eq(appointments.specialistId, specialistId),
        ne(appointments.status, 'HELD'),
        gt(appointments.endsAt, since),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
}

/** An appointment of the person that is not cancelled; undefined for another's. */
export const appointmentOf = (database: Database, userId: number, id: number) =>
  ofPerson(database, userId, id, isListed)

/** An appointment of the person that was cancelled; undefined for another's. */
export const cancelledOf = (database: Database, userId: number, id: number) =>
  ofPerson(database, userId, id, eq(appointments.status, 'CANCELLED'))

async function ofPerson(
  database: Database,
  userId: number,
  id: number,
  condition: SQL,
): Promise<FullAppointment | undefined> {
  const [found] = await fullAppointments(database).where(
    and(eq(appointments.id, id), eq(appointments.userId, userId), condition),
  )
  return found
}

export async function appointmentById(database: Database, id: number): Promise<FullAppointment | undefined> {
  const [found] = await fullAppointments(database).where(and(eq(appointments.id, id), isListed))
  return found
}

/** An appointment that certainly exists, cancelled or not. */
export async function fullAppointment(database: Database, id: number): Promise<FullAppointment> {
  const [found] = await fullAppointments(database).where(eq(appointments.id, id))
  if (!found) throw new Error('the appointment does not exist')
  return found
}

/** An appointment of the person, locked until the transaction ends. */
export async function lockAppointment(
  transaction: Database,
  userId: number,
  id: number,
): Promise<AppointmentRow | undefined> {
  const [found] = await transaction
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.userId, userId), isListed))
    .for('update')
  return found
}

/** The coming appointment that a purchase pays for, locked until the transaction ends. */
export async function lockPaidAppointment(
  transaction: Database,
  userId: number,
  purchaseId: number,
  now: Date,
): Promise<AppointmentRow | undefined> {
  const [found] = await transaction
    .select()
    .from(appointments)
    .where(and(isComing(userId, now), eq(appointments.purchaseId, purchaseId)))
    .for('update')
  return found
}

/** The coming appointment that a purchase pays for, for reading. */
export async function paidAppointment(
  database: Database,
  userId: number,
  purchaseId: number,
  now: Date,
): Promise<FullAppointment | undefined> {
  const [found] = await fullAppointments(database).where(
    and(isComing(userId, now), eq(appointments.purchaseId, purchaseId)),
  )
  return found
}

/** All appointments of a family member, cancelled ones and holds included, locked until the transaction ends. */
export function lockFamilyAppointments(
  transaction: Database,
  userId: number,
  familyMember: number,
): Promise<AppointmentRow[]> {
  return transaction
    .select()
    .from(appointments)
    .where(and(eq(appointments.userId, userId), eq(appointments.familyMemberId, familyMember)))
    .orderBy(asc(appointments.id))
    .for('update')
}

/** The account's appointments that have not begun, for whomever of the family, locked until the transaction ends. */
export function lockComingAppointments(
  transaction: Database,
  userId: number,
  now: Date,
): Promise<AppointmentRow[]> {
  return transaction
    .select()
    .from(appointments)
    .where(
      and(eq(appointments.userId, userId), eq(appointments.status, 'BOOKED'), gt(appointments.startsAt, now)),
    )
    .orderBy(asc(appointments.id))
    .for('update')
}

/** The row that an earlier attempt with this key made. */
export async function appointmentByKey(
  database: Database,
  userId: number,
  key: string,
): Promise<AppointmentRow | undefined> {
  const [found] = await database
    .select()
    .from(appointments)
    .where(and(eq(appointments.userId, userId), eq(appointments.idempotencyKey, key)))
  return found
}

export const overlapsWith = ({ init, end }: Interval) =>
  and(lt(appointments.startsAt, end), gt(appointments.endsAt, init))

export interface PatientQuestion extends Pick<AppointmentRow, 'userId' | 'familyMemberId'> {
  within: Interval
  /** The appointment that is being moved, which does not count. */
  except?: number
}

/** The patient's other appointments, with whomever, that overlap the interval. */
export function patientsOther({ userId, familyMemberId, within, except }: PatientQuestion) {
  const patient =
    familyMemberId === null
      ? isNull(appointments.familyMemberId)
      : eq(appointments.familyMemberId, familyMemberId)
  const others = except === undefined ? undefined : ne(appointments.id, except)
  return and(eq(appointments.userId, userId), patient, isListed, overlapsWith(within), others)
}

/** Whether the patient has another appointment, with whomever, that overlaps the interval. */
export async function patientIsBusy(database: Database, question: PatientQuestion): Promise<boolean> {
  return (await database.$count(appointments, patientsOther(question))) > 0
}

/** The booked and held intervals. A hold counts until its time is over, and not for its own person. */
export const isBusy = (now: Date, exceptHoldOf?: number) =>
  and(
    ne(appointments.status, 'CANCELLED'),
    or(
      ne(appointments.status, 'HELD'),
      and(
        gt(appointments.heldUntil, now),
        exceptHoldOf === undefined ? undefined : ne(appointments.userId, exceptHoldOf),
      ),
    ),
  )

interface BusyQuestion {
  specialistIds: readonly number[]
  within: Interval
  now: Date
  /** The person whose own hold does not count. */
  exceptHoldOf?: number
}

/** The busy intervals of specialists, by their start, and nothing about whose they are. */
export async function busyIntervals(
  database: Database,
  { specialistIds, within, now, exceptHoldOf }: BusyQuestion,
): Promise<(Interval & { specialistId: number })[]> {
  if (specialistIds.length === 0) return []
  return database
    .select({
      specialistId: appointments.specialistId,
      init: appointments.startsAt,
      end: appointments.endsAt,
    })
    .from(appointments)
    .where(
      and(
        inArray(appointments.specialistId, [...specialistIds]),
        overlapsWith(within),
        isBusy(now, exceptHoldOf),
      ),
    )
    .orderBy(asc(appointments.startsAt))
}

interface NewAppointment
  extends Omit<
    typeof appointments.$inferInsert,
    'specialistId' | 'startsAt' | 'endsAt' | 'bookedStart' | 'bookedEnd'
  > {
  specialist: { id: number }
  time: Interval
}

/** A booking or a held time; the times that it was booked for stay when it is moved. */
export async function addAppointment(
  transaction: Database,
  { specialist, time: { init, end }, ...row }: NewAppointment,
): Promise<AppointmentRow> {
  const times = { startsAt: init, endsAt: end, bookedStart: init, bookedEnd: end }
  const [added] = await transaction
    .insert(appointments)
    .values({ ...row, ...times, specialistId: specialist.id })
    .returning()
  if (!added) throw new Error('the appointment was not added')
  return added
}

/** Changes an appointment; its next version in calendars is a later one. */
export async function changeAppointment(
  transaction: Database,
  id: number,
  change: Partial<typeof appointments.$inferInsert>,
  now: Date,
): Promise<void> {
  await transaction
    .update(appointments)
    .set({ ...change, changedAt: now, sequence: sql`${appointments.sequence} + 1` })
    .where(eq(appointments.id, id))
}

/** The family member whom an appointment is for; empty for the account's owner. The name of a removed one is erased. */
export function familyNameOf({
  familyMemberId,
  familyMemberName,
}: Pick<AppointmentRow, 'familyMemberId' | 'familyMemberName'>): string {
  return familyMemberId === null ? '' : familyMemberName || removedFamilyMember
}
