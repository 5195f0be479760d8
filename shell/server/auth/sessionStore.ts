import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from 'shared/server/database'
import { hashOfToken, newToken, type Person } from 'shared/server/person'
import { sessions } from './schema'

const MS_OF_A_DAY = 86_400_000

/**
 * Thirty days from the last use: whoever follows a plan opens it most days and should not meet the login screen
 * with flour on their hands; a phone forgotten in a drawer is signed out within a month.
 */
const LIFETIME = 30 * MS_OF_A_DAY

/** The date is moved at most once a day, so that reading does not mean writing. */
const RENEW_BELOW = LIFETIME - MS_OF_A_DAY

export async function openSession(database: Database, userId: number, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + LIFETIME)
  await database.insert(sessions).values({ tokenHash: hashOfToken(token), userId, expiresAt })
  return token
}

export async function personOfToken(
  database: Database,
  token: string,
  now: Date,
): Promise<Person | undefined> {
  const tokenHash = hashOfToken(token)
  const [session] = await database
    .select({ id: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  if (!session) return undefined
  if (session.expiresAt.getTime() - now.getTime() < RENEW_BELOW) {
    const expiresAt = new Date(now.getTime() + LIFETIME)
    await database.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash))
  }
  return { id: session.id }
}

export async function closeSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)))
}

export async function forgetExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
}
