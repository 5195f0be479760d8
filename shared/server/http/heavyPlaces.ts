import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDescription } from 'shared/contract'
import { refuse } from './answer'
import { serverMessages } from './messages'
import { tooMany } from './outcome'
import { isShortPage } from './pages'

/** Heavy answers that one process sends at the same time: to one person, and in all. */
const MOST_OF_A_PERSON = 2
const MOST = 4

const RETRY_AFTER_SECONDS = 5

interface HeavyPlaces {
  /** Takes a place for a person, and returns how it is given back; undefined where none is free. */
  take(personId: number): (() => void) | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    heavyPlaces: HeavyPlaces
  }
}

export function heavyPlaces(): HeavyPlaces {
  const taken = new Map<number, number>()
  let all = 0
  return {
    take(personId) {
      const own = taken.get(personId) ?? 0
      if (all >= MOST || own >= MOST_OF_A_PERSON) return undefined
      all += 1
      taken.set(personId, own + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        all -= 1
        const left = (taken.get(personId) ?? 1) - 1
        if (left > 0) taken.set(personId, left)
        else taken.delete(personId)
      }
    },
  }
}

/** The place that a heavy call needs; a short page of its list needs none. */
export function needsPlace({ answer, query }: CallDescription) {
  if (answer.size !== 'heavy') return []
  const isByPages = query !== undefined && 'limit' in query.properties
  return [
    async (request: FastifyRequest, reply: FastifyReply) =>
      isByPages && isShortPage(request.query as object) ? undefined : takeHeavyPlace(request, reply),
  ]
}

/** Holds a place from before the call until its answer was sent, or its reader has left. */
async function takeHeavyPlace(request: FastifyRequest, reply: FastifyReply) {
  // A reader who has left already causes no event that would give the place back.
  const hasLeft = reply.raw.closed
  const giveBack = !hasLeft && request.person && request.server.heavyPlaces.take(request.person.id)
  if (!giveBack) return refuse(tooMany(serverMessages.heavyElsewhere, RETRY_AFTER_SECONDS), reply)
  reply.raw.once('finish', giveBack)
  reply.raw.once('close', giveBack)
}
