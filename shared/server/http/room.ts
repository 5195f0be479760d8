import type { FastifyReply, FastifyRequest } from 'fastify'
import { MS_PER_DAY } from '../../dates/times'
import type { Database } from '../database/database'
import { limitOf } from '../throttle/limits'
import { throttleRefusal } from '../throttle/throttle'
import { refuse } from './answer'
import { serverMessages } from './messages'
import type { Refused } from './outcome'

/** Bodies up to this size are not counted: the daily limits of their calls bound them. */
const SMALL_BYTES = 4096

/** Long bodies that one person may send in any 24 hours: 5 MiB, counted in units of a small body. */
const MOST_UNITS = (5 * 1024 * 1024) / SMALL_BYTES

declare module 'fastify' {
  interface FastifyInstance {
    roomFor(personId: number, bytes: number): Promise<Refused | undefined>
  }
  interface FastifyRequest {
    /** The length of a JSON body. */
    bodyBytes: number
  }
}

/** Counts what a person sends to be stored, so that nobody fills the database for all. */
export function roomIn({ database, now }: { database: Database; now(): Date }) {
  return async (personId: number, bytes: number): Promise<Refused | undefined> => {
    const limit = limitOf({ name: 'stored bytes', of: personId, most: MOST_UNITS, windowMs: MS_PER_DAY })
    return throttleRefusal(database, {
      limits: [limit],
      at: now(),
      message: serverMessages.storedTooMuch,
      count: Math.ceil(bytes / SMALL_BYTES),
    })
  }
}

export async function requireRoom({ person, bodyBytes, server }: FastifyRequest, reply: FastifyReply) {
  if (!person || !(bodyBytes > SMALL_BYTES)) return
  const refusal = await server.roomFor(person.id, bodyBytes)
  if (refusal) return refuse(refusal, reply)
}
