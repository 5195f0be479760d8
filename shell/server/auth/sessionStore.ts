import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { statement } from 'shared/server/database/statement'
import { hashOfToken, newToken, type Person } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import { isBehind, versionInForce } from '../site/siteStore'
import type { Account } from './accountStore'
import { sessions, users } from './schema'
import type { OpenedFrom } from './sessions/openedFrom'
import { tokenLoader } from './tokenLoader'

/**
 * Thirty days from the last use: a person who follows a plan opens it most days and should not have to sign in while
 * cooking; an unused phone is signed out within a month.
 */
const LIFETIME = 30 * MS_PER_DAY

/** A member of the staff opens everybody's data: theirs ends with the working day, however it is used. */
const STAFF_LIFETIME = 12 * MS_PER_HOUR

/** A use is written, and the expiry moved, at most once an hour, so that most reads write nothing. */
const NOTED_AFTER = MS_PER_HOUR

/**
 * Opens a session for a person who knew the account's password; undefined where the password has been changed since it
 * was checked. The lock on the account puts the session before the change, which ends it, or after, which refuses it.
 */
export async function openSession(
  database: Database,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  { now, from }: { now: Date; from: OpenedFrom },
): Promise<string | undefined> {
  const token = newToken()
  return database.transaction(async one => {
    const [same] = await one
      .select({ staffSince: users.staffSince })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .for('share')
    if (!same) return undefined
    const expiresAt = new Date(now.getTime() + (same.staffSince ? STAFF_LIFETIME : LIFETIME))
    await one
      .insert(sessions)
      .values({ tokenHash: hashOfToken(token), userId: id, expiresAt, usedAt: now, ...from })
    return token
  })
}

/** The columns that every call reads of its caller. */
export const callerColumns = (database: Database) => ({
  id: users.id,
  tokenHash: sessions.tokenHash,
  usedAt: sessions.usedAt,
  staffSince: users.staffSince,
  confirmedAt: sessions.confirmedAt,
  acceptedNotice: users.privacyNotice,
  noticeInForce: versionInForce(database),
})

interface Caller {
  id: number
  tokenHash: string
  usedAt: Date
  staffSince: Date | null
  confirmedAt: Date | null
  acceptedNotice: string | null
  noticeInForce: string | null
}

/** The conditions of a statement on valid tokens' sessions and accounts; its values are `tokenHashes` and `now`. */
export const ofValidTokens = {
  account: eq(users.id, sessions.userId),
  session: and(
    sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')})`,
    gt(sessions.expiresAt, sql.placeholder('now')),
  ),
}

const callersOfTokens = statement(database =>
  database
    .select({ caller: callerColumns(database) })
    .from(sessions)
    .innerJoin(users, ofValidTokens.account)
    .where(ofValidTokens.session),
)

/** Identifies the callers of all calls but `auth/me`, which reads more (`me.ts`). */
export function identifyCallers({
  database,
  now,
}: SliceContext): (token: string) => Promise<Person | undefined> {
  const rowOf = tokenLoader(tokenHashes => callersOfTokens(database).execute({ tokenHashes, now: now() }))
  return async token => {
    const row = await rowOf(token)
    return row && personOfCaller(database, row.caller, now())
  }
}

/** The persons that have not accepted the privacy notice in force. */
const behind = new WeakSet<Person>()

/** The person of a caller that was read by a valid token. Notes the session's use where that is due. */
export async function personOfCaller(
  database: Database,
  { id, tokenHash, usedAt, staffSince, confirmedAt, acceptedNotice, noticeInForce }: Caller,
  now: Date,
): Promise<Person> {
  if (now.getTime() - usedAt.getTime() >= NOTED_AFTER) {
    const later = new Date(now.getTime() + LIFETIME)
    const use = staffSince ? { usedAt: now } : { usedAt: now, expiresAt: later }
    await database.update(sessions).set(use).where(eq(sessions.tokenHash, tokenHash))
  }
  const person: Person = { id, ...(staffSince && { confirmedAt }) }
  if (isBehind(acceptedNotice, noticeInForce)) behind.add(person)
  return person
}

/** Whether a person whom a token identified has not accepted the privacy notice in force. */
export function mustAcceptNotice(person: Person): boolean {
  return behind.has(person)
}

/** Records that the session's member has given the second factor. */
export async function confirmSession(database: Database, token: string, at: Date): Promise<void> {
  await database
    .update(sessions)
    .set({ confirmedAt: at })
    .where(eq(sessions.tokenHash, hashOfToken(token)))
}

/** Whether the member has given the second factor in this session since that moment. */
export async function isConfirmedSince(database: Database, token: string, since: Date): Promise<boolean> {
  const session = and(eq(sessions.tokenHash, hashOfToken(token)), gt(sessions.confirmedAt, since))
  return (await database.$count(sessions, session)) > 0
}

export async function closeSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)))
}

export async function forgetExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
}
