import type { FastifyInstance } from 'fastify'
import { serverMessages } from 'shared/server/http/messages'
import { ok, unauthorized } from 'shared/server/http/outcome'
import { bearerToken } from 'shared/server/http/person'
import { serve } from 'shared/server/http/serve'
import type { Stand } from 'shared/server/slices/slice'
import { shellContract } from '../../contract'
import { accountById } from './accountStore'
import { tellOfMissingOrigin } from './linkOrigin'
import { login } from './login'
import { personFacts } from './personFacts'
import { register } from './register'
import { requestPasswordReset } from './requestPasswordReset'
import { closeSession } from './sessionStore'
import { setPassword } from './setPassword'

/** Signing in and out, registering, recovering, and who one is. */
export function auth(app: FastifyInstance, stand: Stand): void {
  tellOfMissingOrigin(app.log, stand.config)
  serve(app, shellContract, {
    'POST auth/login': ({ body, request }) => login(stand, body, request.ip),

    'POST auth/register': ({ body, request }) => register(stand, body, request.ip),

    'POST auth/reset-password-request': ({ body, request, afterAnswer }) =>
      requestPasswordReset(stand, body.email, request, afterAnswer),

    'POST auth/{id}/set-password': ({ params, body }) => setPassword(stand, params.id, body.password),

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
