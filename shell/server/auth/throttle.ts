import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { guesses } from './schema'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

export interface Limit {
  /** Whose guesses are counted. */
  subject: string
  most: number
  /** How long each of them counts. */
  windowMs: number
}

/** Ten guesses an account, whether it exists or not, whatever the request says of itself. */
export function accountLimit(email: string): Limit {
  return { subject: hashOf(`account ${email}`), most: 10, windowMs: QUARTER_MS }
}

/** Five mails an hour to one address, whether or not it has an account. */
export function mailLimit(email: string): Limit {
  return { subject: hashOf(`mail ${email}`), most: 5, windowMs: HOUR_MS }
}

/** What a network asks for is counted apart for each thing it asks. */
type Asked = 'sign-in' | 'registration' | 'recovery' | 'upload'

/** Far more for an address of the network: a waiting room shares one. */
export function networkLimit(ip: string, asked: Asked): Limit {
  const subject = hashOf(`network ${asked} ${networkOf(ip)}`)
  // Nobody is known to have sent these, and each stays a day.
  return asked === 'upload'
    ? { subject, most: 30, windowMs: HOUR_MS }
    : { subject, most: 300, windowMs: QUARTER_MS }
}

/** Two files a minute for an hour: more than any person has to send. */
export function personLimit(id: number, asked: 'upload'): Limit {
  return { subject: hashOf(`person ${asked} ${id}`), most: 120, windowMs: HOUR_MS }
}

/** A home has a whole /64 of IPv6 addresses: they count as one. */
function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

export type Reservation = { granted: true; at: Date } | { granted: false; retryAfterSeconds: number }

/**
 * Takes one guess of the ration of the time that counts before it is checked. One statement: the row's lock puts
 * guesses that arrive together in a line, so that no more are let through than there is room for.
 */
export async function reserve(database: Database, limit: Limit, at: Date): Promise<Reservation> {
  const { subject, most, windowMs } = limit
  const since = new Date(at.getTime() - windowMs).toISOString()
  const now = at.toISOString()
  const recent = sql`array(select t from unnest(${guesses.made}) as t where t > ${since}::timestamptz order by t)`
  const taken = await database
    .insert(guesses)
    .values({ subject, made: sql`array[${now}::timestamptz]`, lastMade: at })
    .onConflictDoUpdate({
      target: guesses.subject,
      set: { made: sql`${recent} || ${now}::timestamptz`, lastMade: at },
      setWhere: sql`cardinality(${recent}) < ${most}`,
    })
    .returning({ subject: guesses.subject })
  if (taken.length > 0) return { granted: true, at }
  return { granted: false, retryAfterSeconds: await secondsUntilRoom(database, limit, at) }
}

/** Takes one of each; seconds to wait where one is used up, nothing where there was room in all. */
export async function reserveAll(
  database: Database,
  limits: readonly Limit[],
  at: Date,
): Promise<number | undefined> {
  for (const limit of limits) {
    const reservation = await reserve(database, limit, at)
    if (!reservation.granted) return reservation.retryAfterSeconds
  }
  return undefined
}

async function secondsUntilRoom(database: Database, { subject, windowMs }: Limit, at: Date): Promise<number> {
  const [row] = await database
    .select({ made: guesses.made })
    .from(guesses)
    .where(eq(guesses.subject, subject))
  const inWindow = (row?.made ?? [])
    .map(made => made.getTime())
    .filter(made => made > at.getTime() - windowMs)
  const oldest = Math.min(...inWindow, at.getTime())
  return Math.max(1, Math.ceil((oldest + windowMs - at.getTime()) / 1000))
}

/** A right password was no guess: its place is given back. Equal times are alike, so any one of them will do. */
export async function giveBack(database: Database, { subject }: Limit, at: Date): Promise<void> {
  const place = sql`array_position(${guesses.made}, ${at.toISOString()}::timestamptz)`
  await database
    .update(guesses)
    .set({ made: sql`${guesses.made}[:${place} - 1] || ${guesses.made}[${place} + 1:]` })
    .where(sql`${guesses.subject} = ${subject} and ${place} is not null`)
}

/** Who has shown by another way who they are begins anew. */
export async function forgetGuesses(database: Database, { subject }: Limit): Promise<void> {
  await database.delete(guesses).where(eq(guesses.subject, subject))
}

/** What no limit counts any more: an hour is the longest that one does. */
export async function forgetOldGuesses(database: Database, at: Date): Promise<void> {
  await database.delete(guesses).where(lt(guesses.lastMade, new Date(at.getTime() - HOUR_MS)))
}
