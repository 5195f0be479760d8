import type { FastifyInstance } from 'fastify'
import { ok } from 'shared/server/http/outcome'
import { bearerToken } from 'shared/server/http/person'
import { serve } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/slice'
import { shellContract } from '../../contract'
import { warnOfMissingOrigin } from './linkOrigin'
import { login } from './login'
import { personFacts } from './personFacts'
import { register } from './register'
import { requestPasswordReset } from './requestPasswordReset'
import { callerOf, closeSession } from './sessionStore'
import { setPassword } from './setPassword'

/** Sign-in, sign-out, registration, recovery, and the signed-in person. */
export function auth(app: FastifyInstance, context: SliceContext): void {
  warnOfMissingOrigin(app.log, context.config)
  serve(app, shellContract, {
    'POST auth/login': ({ body, request }) => login(context, body, request.ip),

    'POST auth/register': ({ body, request }) => register(context, body, request.ip),

    'POST auth/reset-password-request': ({ body, request }) =>
      requestPasswordReset(context, body.email, request),

    'POST auth/{id}/set-password': ({ params, body }) => setPassword(context, params.id, body.password),

    'POST auth/me': async ({ person }) => {
      const { account, mustAccept } = callerOf(person)
      return ok(await personFacts(context, account, mustAccept))
    },

    'POST auth/logout': async ({ request }) => {
      await closeSession(context.database, bearerToken(request) ?? '')
      return ok({})
    },
  })
}
