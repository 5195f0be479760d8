import { and, asc, between, eq, inArray } from 'drizzle-orm'
import type { Specialty } from 'shared/published/specialty'
import type { Database } from 'shared/server/database/database'
import type { SpecialistUser } from '../../contract/appointments'
import { openTimes } from '../../rules/slots/openTimes'
import { branches, daysOff, holidays, specialists } from '../schema'

export type SpecialistRow = typeof specialists.$inferSelect
export type BranchRow = typeof branches.$inferSelect

const offered = eq(specialists.withdrawn, false)

export async function listSpecialists(database: Database): Promise<SpecialistUser[]> {
  const rows = await database
    .select()
    .from(specialists)
    .innerJoin(branches, eq(branches.id, specialists.branchId))
    .where(offered)
    .orderBy(asc(specialists.id))
  return rows.map(({ specialists: one, branches: branch }) => ({
    id: one.id,
    email: one.email,
    firstName: one.firstName,
    lastName: one.lastName,
    picture: one.picture,
    specialist: {
      specialty: one.specialty,
      schedules: one.schedules.map(({ day, workingHours }) => ({ day, workingHours: [...workingHours] })),
      about: one.about,
      branch: asBranch(branch),
    },
  }))
}

/** All specialists, withdrawn ones too. */
export function allSpecialists(database: Database): Promise<SpecialistRow[]> {
  return database.select().from(specialists)
}

/** The specialists who can be booked. */
export function offeredSpecialists(database: Database): Promise<SpecialistRow[]> {
  return database.select().from(specialists).where(offered).orderBy(asc(specialists.id))
}

export function asBranch({ name, address, map, phone }: BranchRow) {
  return { name, address, map, phone }
}

export async function specialistById(database: Database, id: number): Promise<SpecialistRow | undefined> {
  const [found] = await database
    .select()
    .from(specialists)
    .where(and(eq(specialists.id, id), offered))
  return found
}

export async function specialistByEmail(
  database: Database,
  email: string,
): Promise<SpecialistRow | undefined> {
  const [found] = await database
    .select()
    .from(specialists)
    .where(and(eq(specialists.email, email.trim().toLowerCase()), offered))
  return found
}

/** The ids of the specialists with these addresses; an address of nobody is left out. */
export async function specialistIdsOf(database: Database, emails: readonly string[]): Promise<number[]> {
  const addresses = emails.map(email => email.trim().toLowerCase())
  if (addresses.length === 0) return []
  const rows = await database
    .select({ id: specialists.id })
    .from(specialists)
    .where(and(inArray(specialists.email, addresses), offered))
    .orderBy(asc(specialists.id))
  return rows.map(({ id }) => id)
}

export function specialistsOf(database: Database, specialty: Specialty): Promise<SpecialistRow[]> {
  return database
    .select()
    .from(specialists)
    .where(and(eq(specialists.specialty, specialty), offered))
    .orderBy(asc(specialists.id))
}

/**
 * Locks a specialist's times until the transaction ends: two changes of one specialist's day never run at the same
 * time. Without it, parallel inserts could wait for each other at the exclusion constraint and one would be ended as a
 * deadlock.
 */
export async function lockSpecialist(
  transaction: Database,
  id: number,
): Promise<{ specialist: SpecialistRow; branch: BranchRow }> {
  // The branch is read and not locked: its other specialists are booked meanwhile.
  const one = transaction
    .select()
    .from(specialists)
    .where(eq(specialists.id, id))
    .for('no key update')
    .as('specialist')
  const [locked] = await transaction.select().from(one).innerJoin(branches, eq(branches.id, one.branchId))
  if (!locked) throw new Error('the specialist does not exist')
  return { specialist: locked.specialist, branch: locked.branches }
}

/** Whether a specialist has hours on a day on which the clinic is not closed, whatever is booked. */
export async function isOpenOn(
  database: Database,
  { id, schedules }: Pick<SpecialistRow, 'id' | 'schedules'>,
  day: string,
): Promise<boolean> {
  if (openTimes([schedules], day).length === 0) return false
  const closed = await closedDays(database, [id], { from: day, to: day })
  return !closed(id).includes(day)
}

/** The days from `from` to `to`, both included, on which each specialist, or the whole clinic, does not work. */
export async function closedDays(
  database: Database,
  specialistIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<(specialistId: number) => string[]> {
  if (specialistIds.length === 0) return () => []
  // One after the other: `database` may be a transaction, whose connection takes one statement at a time.
  const own = await database
    .select({ specialistId: daysOff.specialistId, day: daysOff.day })
    .from(daysOff)
    .where(and(inArray(daysOff.specialistId, [...specialistIds]), between(daysOff.day, from, to)))
  const everybodys = await database
    .select({ day: holidays.day })
    .from(holidays)
    .where(between(holidays.day, from, to))
  return specialistId =>
    [...own.filter(off => off.specialistId === specialistId), ...everybodys].map(({ day }) => day)
}

/** Replaces the days off of the practice's content; those that the staff set stay. */
export async function replaceContentDaysOff(
  database: Database,
  off: readonly { specialistId: number; day: string }[],
): Promise<void> {
  await database.delete(daysOff).where(eq(daysOff.fromContent, true))
  const rows = off.map(one => ({ ...one, fromContent: true }))
  if (rows.length > 0) await database.insert(daysOff).values(rows).onConflictDoNothing()
}
