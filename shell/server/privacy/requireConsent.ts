import type { FastifyInstance } from 'fastify'
import type { Database } from 'shared/server/database/database'
import { refuse } from 'shared/server/http/answer'
import { forbidden, type Refused } from 'shared/server/http/outcome'
import { privacyMessages } from '../../messages'
import { mustAcceptNotice } from '../auth/sessionStore'
import { mustAccept } from './consentStore'

/**
 * Refuses every writing call of every slice below `app` to a person who has not accepted the privacy notice in force
 * (shared/product/shell.md#consent). The page shows the notice where it reads `errors.privacyNotice`.
 */
export function requireConsent(app: FastifyInstance): void {
  // After the token is resolved, before the body is read.
  app.addHook('preParsing', ({ person, method }, reply, _body, done) => {
    const writes = method !== 'GET' && method !== 'HEAD'
    if (writes && person && mustAcceptNotice(person)) refuse(notAccepted, reply)
    else done()
  })
}

const message = privacyMessages.mustAccept
const notAccepted: Refused = forbidden(message, { privacyNotice: message })

/** The refusal for a person who has not accepted the current privacy notice; undefined otherwise. */
export async function consentRefusal(database: Database, userId: number): Promise<Refused | undefined> {
  return (await mustAccept(database, userId)) ? notAccepted : undefined
}
