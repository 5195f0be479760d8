import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { MissingFactor } from 'shared/published/person'
import type { Config } from 'shared/server/config/config'
import type { Database } from 'shared/server/database/database'
import { isWhole, type Person } from 'shared/server/http/person'
import { secondFactors, users } from '../schema'
import { newAppKey } from './appCode'
import { seal, unseal } from './seal'

type Place = Pick<Config, 'dataDir' | 'secretsKey'>

export async function secondFactorState(
  database: Database,
  userId: number,
  now: Date,
): Promise<MissingFactor> {
  const [member] = await database
    .select({ enrolUntil: users.enrolUntil, confirmedAt: secondFactors.confirmedAt })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, userId))
  if (member?.confirmedAt) return 'ASK'
  return member?.enrolUntil && member.enrolUntil > now ? 'ENROL' : 'CLOSED'
}

/** The part of the person's facts that tells a session without its second factor which step comes first. */
export async function missingFactor(
  database: Database,
  person: Person,
  now: Date,
): Promise<{ secondFactor?: MissingFactor }> {
  return isWhole(person) ? {} : { secondFactor: await secondFactorState(database, person.id, now) }
}

/** The key that waits for its first code: the same one until then, so that a reloaded page shows it again. */
export async function waitingKey(database: Database, place: Place, userId: number): Promise<string> {
  await database
    .insert(secondFactors)
    .values({ userId, secret: await seal(place, newAppKey(), userId) })
    .onConflictDoNothing()
  return (await keyOf(database, place, userId)) ?? ''
}

/** The key of the member's app; undefined if there is none. */
export async function keyOf(database: Database, place: Place, userId: number): Promise<string | undefined> {
  const [factor] = await database
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
  return factor && unseal(place, factor.secret, userId)
}

/** Returns false if it was set up meanwhile. Afterwards only an operator lets the member set up another. */
export async function finishEnrolment(
  database: Database,
  userId: number,
  { at, step, recoveryHashes }: { at: Date; step: number; recoveryHashes: string[] },
): Promise<boolean> {
  const finished = await database
    .update(secondFactors)
    .set({ confirmedAt: at, lastStep: step, recoveryHashes })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId })
  if (finished.length === 0) return false
  await database.update(users).set({ enrolUntil: null }).where(eq(users.id, userId))
  return true
}

/**
 * Whether the member has set it up a moment ago, with this code or one before it: the answer was lost, and the call comes
 * again.
 */
export async function wasJustSetUp(
  database: Database,
  userId: number,
  { since, step }: { since: Date; step: number },
): Promise<boolean> {
  const set = and(
    eq(secondFactors.userId, userId),
    gt(secondFactors.confirmedAt, since),
    lte(secondFactors.lastStep, step),
  )
  return (await database.$count(secondFactors, set)) > 0
}

/** Returns false for a code of a half minute that was used already; of calls that arrive together, one gets true. */
export async function spendStep(database: Database, userId: number, step: number): Promise<boolean> {
  const used = await database
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(ofMember(userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

/** Returns false for an unknown code, and for one that was used already. */
export async function spendRecoveryCode(database: Database, userId: number, hash: string): Promise<boolean> {
  const used = await database
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${hash})` })
    .where(and(ofMember(userId), sql`${hash} = any(${secondFactors.recoveryHashes})`))
    .returning({ userId: secondFactors.userId })
  return used.length > 0
}

const ofMember = (userId: number) =>
  and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))
