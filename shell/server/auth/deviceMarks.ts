import { parseCookie, stringifySetCookie } from 'cookie'
import { and, desc, eq, gt, notInArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { hashOfToken, newToken } from 'shared/server/http/person'
import { deviceMarks } from './schema'

/** The longest that browsers keep a cookie. */
const LIFETIME_MS = 400 * MS_PER_DAY

/** A person's newest marks; an older device is an unknown one at its next sign-in. */
const MOST_DEVICES = 20

/** Each person who signs in on a device has a mark of their own there. */
const nameFor = (userId: number) => `dispositivo-${userId}`

/** The token of the person's mark on the device of a request; undefined on a device where they never signed in. */
export async function markOf(
  database: Database,
  userId: number,
  request: FastifyRequest,
  now: Date,
): Promise<string | undefined> {
  const token = parseCookie(request.headers.cookie ?? '')[nameFor(userId)]
  if (!token) return undefined
  const since = new Date(now.getTime() - LIFETIME_MS)
  const known = and(
    eq(deviceMarks.tokenHash, hashOfToken(token)),
    eq(deviceMarks.userId, userId),
    gt(deviceMarks.signedInAt, since),
  )
  return (await database.$count(deviceMarks, known)) > 0 ? token : undefined
}

/** Whether the person has signed in on any device that is still known. */
export async function hasMarks(database: Database, userId: number): Promise<boolean> {
  return (await database.$count(deviceMarks, eq(deviceMarks.userId, userId))) > 0
}

/**
 * Marks the device of a request as one where the person signed in; a mark that it has stays, so that a lost answer loses
 * no mark. Returns the header that stores it: scripts cannot read it, and no other site's page sends it.
 */
export async function markDevice(
  database: Database,
  userId: number,
  request: FastifyRequest,
  { now, mark }: { now: Date; mark?: string | undefined },
): Promise<Record<string, string>> {
  const token = mark ?? newToken()
  const signedIn = { signedInAt: now }
  await database
    .insert(deviceMarks)
    .values({ tokenHash: hashOfToken(token), userId, ...signedIn })
    .onConflictDoUpdate({ target: deviceMarks.tokenHash, set: signedIn })
  const newest = database
    .select({ tokenHash: deviceMarks.tokenHash })
    .from(deviceMarks)
    .where(eq(deviceMarks.userId, userId))
    .orderBy(desc(deviceMarks.signedInAt))
    .limit(MOST_DEVICES)
  await database
    .delete(deviceMarks)
    .where(and(eq(deviceMarks.userId, userId), notInArray(deviceMarks.tokenHash, newest)))
  const cookie = stringifySetCookie({
    name: nameFor(userId),
    value: token,
    path: '/api/auth',
    maxAge: LIFETIME_MS / 1000,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  })
  return { 'set-cookie': cookie }
}
