import type { FastifyInstance } from 'fastify'
import { serverMessages } from 'shared/server/messages'
import { ok, unauthorized } from 'shared/server/outcome'
import { bearerToken } from 'shared/server/person'
import { serve } from 'shared/server/serve'
import type { Stand } from 'shared/server/slice'
import { shellContract } from '../../contract'
import { accountById } from './accountStore'
import { login } from './login'
import { personFacts } from './personFacts'
import { closeSession } from './sessionStore'

/** Signing in and out, and who one is. */
export function auth(app: FastifyInstance, stand: Stand): void {
  serve(app, shellContract, {
    'POST auth/login': ({ body, request }) => login(stand, body, request.ip),

    'POST auth/me': async ({ person }) => {
      const account = await accountById(stand.database, person.id)
      return account ? ok(await personFacts(stand, account)) : unauthorized(serverMessages.unauthorized)
    },

    'POST auth/logout': async ({ request }) => {
      await closeSession(stand.database, bearerToken(request) ?? '')
      return ok({})
    },
  })
}
