import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { hashOfToken } from 'shared/server/http/person'
import type { OwnSession } from '../../../contract/security'
import { sessions } from '../schema'
import { deviceInWords, placeInWords } from './sessionWords'

/** A script can sign in without end; nobody reads more. */
const MOST_SHOWN = 100

/** The person's open sessions, the last used first. */
export async function ownSessions(
  database: Database,
  userId: number,
  { token, now }: { token: string; now: Date },
): Promise<OwnSession[]> {
  const open = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.id))
    .limit(MOST_SHOWN)
  const present = hashOfToken(token)
  return open.map(({ id, device, country, usedAt, tokenHash }) => ({
    id,
    device: deviceInWords(device),
    place: placeInWords(country),
    usedAt: usedAt.toISOString(),
    current: tokenHash === present,
  }))
}

/** Returns whether the person had this session. */
export async function endSession(database: Database, userId: number, id: number): Promise<boolean> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function endSessions(database: Database, userId: number): Promise<void> {
  await database.delete(sessions).where(eq(sessions.userId, userId))
}

export async function endOtherSessions(database: Database, userId: number, token: string): Promise<void> {
  const others = and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashOfToken(token)))
  await database.delete(sessions).where(others)
}
