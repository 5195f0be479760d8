import type { FastifyInstance } from 'fastify'
import type { Database } from 'shared/server/database/database'
import { forbidden, type Refused } from 'shared/server/http/outcome'
import { refuse } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/slice'
import { privacyMessages } from '../../messages'
import { mustAccept } from './consentStore'

/**
 * Nothing is written of a person who has not accepted the privacy notice in force (rulings, 22). Holds for every call
 * of every slice below `app` that is no reading; the page shows the notice where it reads `errors.privacyNotice`.
 */
export function requireConsent(app: FastifyInstance, { database }: SliceContext): void {
  // After the call knows whose token it is, before it reads what is sent.
  app.addHook('preParsing', async (request, reply) => {
    if (!request.person || request.method === 'GET' || request.method === 'HEAD') return
    const refusal = await consentRefusal(database, request.person.id)
    if (refusal) await refuse(refusal, reply)
  })
}

/** What who has not accepted it is told; nothing who has. */
export async function consentRefusal(database: Database, userId: number): Promise<Refused | undefined> {
  if (!(await mustAccept(database, userId))) return undefined
  const message = privacyMessages.mustAccept
  return forbidden(message, { privacyNotice: message })
}
