import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { statement } from 'shared/server/database/statement'
import { hashOfToken, newToken, type Person } from 'shared/server/http/person'
import { isBehind, versionInForce } from '../site/siteStore'
import { type Account, type AccountFacts, factColumns } from './accountStore'
import { sessions, users } from './schema'

/**
 * Thirty days from the last use: a person who follows a plan opens it most days and should not have to sign in while
 * cooking; an unused phone is signed out within a month.
 */
const LIFETIME = 30 * MS_PER_DAY

/** The expiry is moved at most once a day, so that most reads write nothing. */
const RENEW_BELOW = LIFETIME - MS_PER_DAY

/**
 * Opens a session for a person who knew the account's password; undefined where the password has been changed since it
 * was checked. The lock on the account puts the session before the change, which ends it, or after, which refuses it.
 */
export async function openSession(
  database: Database,
  { id, passwordHash }: Pick<Account, 'id' | 'passwordHash'>,
  now: Date,
): Promise<string | undefined> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME)
  return database.transaction(async one => {
    const [same] = await one
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
      .for('share')
    if (!same) return undefined
    await one.insert(sessions).values({ tokenHash: hashOfToken(token), userId: id, expiresAt })
    return token
  })
}

export async function closeSessionsOf(database: Database, userId: number): Promise<void> {
  await database.delete(sessions).where(eq(sessions.userId, userId))
}

const sessionOfToken = statement(database =>
  database
    .select({ expiresAt: sessions.expiresAt, account: factColumns, inForce: versionInForce(database) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    ),
)

interface Caller {
  account: AccountFacts
  /** Whether the person has not accepted the privacy notice in force. */
  mustAccept: boolean
}

const callers = new WeakMap<Person, Caller>()

/** The account of a person whom `personOfToken` answered: it was read with the session, in the same statement. */
export function callerOf(person: Person): Caller {
  const caller = callers.get(person)
  if (!caller) throw new Error('this person does not come from a token')
  return caller
}

export async function personOfToken(
  database: Database,
  token: string,
  now: Date,
): Promise<Person | undefined> {
  const tokenHash = hashOfToken(token)
  const [session] = await sessionOfToken(database).execute({ tokenHash, now })
  if (!session) return undefined
  if (session.expiresAt.getTime() - now.getTime() < RENEW_BELOW) {
    const expiresAt = new Date(now.getTime() + LIFETIME)
    await database.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash))
  }
  const { account, inForce } = session
  const person: Person = { id: account.id }
  callers.set(person, { account, mustAccept: isBehind(account.privacyNotice, inForce) })
  return person
}

export async function closeSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)))
}

export async function forgetExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
}
