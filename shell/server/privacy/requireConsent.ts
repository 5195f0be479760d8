import type { FastifyInstance } from 'fastify'
import type { Stand } from 'shared/server/slice'
import { privacyMessages } from '../../messages'
import { mustAccept } from './consentStore'

/**
 * Nothing is written of a person who has not accepted the privacy notice in force (rulings, 22). Holds for every call
 * of every slice below `app` that is no reading; the page shows the notice where it reads `errors.privacyNotice`.
 */
export function requireConsent(app: FastifyInstance, { database }: Stand): void {
  // After the call knows whose token it is, before it reads what is sent.
  app.addHook('preParsing', async (request, reply) => {
    if (!request.person || request.method === 'GET' || request.method === 'HEAD') return
    if (!(await mustAccept(database, request.person.id))) return
    const message = privacyMessages.mustAccept
    await reply
      .code(403)
      .header('cache-control', 'no-store')
      .send({ message, errors: { privacyNotice: message } })
  })
}
