import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { refuse } from './answer'
import { serverMessages } from './messages'
import { tooMany } from './outcome'

/** Calls of one person that one process works on at the same time: as many as a browser sends over HTTP/1.1. */
const MOST = 6

/** So many more calls of a person may wait. A page in earnest sends far fewer. */
const MOST_WAITING = 100

const RETRY_AFTER_SECONDS = 5

interface Turns {
  /** Calls `begin` at the person's turn; returns false where too many wait already. */
  take(personId: number, begin: () => void): boolean
  /** Ends a turn that has begun. */
  giveBack(personId: number): void
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where a test serves a contract alone. */
    turns?: Turns
  }
}

/** A person who sends many calls at once waits for their own, so that others wait for six of them at most. */
export function turns(): Turns {
  const people = new Map<number, { running: number; waiting: (() => void)[] }>()
  return {
    take(personId, begin) {
      const own = people.get(personId) ?? { running: 0, waiting: [] }
      people.set(personId, own)
      if (own.running >= MOST) return own.waiting.length < MOST_WAITING && own.waiting.push(begin) > 0
      own.running += 1
      begin()
      return true
    },
    giveBack(personId) {
      const own = people.get(personId)
      if (!own) return
      const next = own.waiting.shift()
      if (next) return next()
      own.running -= 1
      if (own.running === 0) people.delete(personId)
    },
  }
}

/** Waits until fewer calls of the person are under way; the turn ends with the answer, or when its reader leaves. */
export function takeTurn(
  { person, server }: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const { turns } = server
  if (!person || !turns) {
    done()
    return
  }
  const begin = () => {
    let isTaken = true
    const giveBack = () => {
      if (isTaken) turns.giveBack(person.id)
      isTaken = false
    }
    // Of a reader who has left already no event gives the turn back.
    if (reply.raw.closed) return giveBack()
    reply.raw.once('finish', giveBack)
    reply.raw.once('close', giveBack)
    done()
  }
  if (!turns.take(person.id, begin)) refuse(tooMany(serverMessages.manyAtOnce, RETRY_AFTER_SECONDS), reply)
}
