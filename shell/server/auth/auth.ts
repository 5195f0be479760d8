import type { FastifyInstance } from 'fastify'
import { warnOfMissingOrigin } from 'shared/server/http/linkOrigin'
import { ok } from 'shared/server/http/outcome'
import { bearerToken } from 'shared/server/http/person'
import { serve } from 'shared/server/http/serve'
import type { Slice, SliceContext } from 'shared/server/slices/slice'
import { shellContract } from '../../contract'
import { login } from './login'
import { me } from './me'
import { askForProof } from './proof/askForProof'
import { proofPage } from './proof/proofPage'
import { register } from './register'
import { requestPasswordReset } from './requestPasswordReset'
import { closeSession } from './sessionStore'
import { setPassword } from './setPassword'

/** Sign-in, sign-out, registration, recovery, and the signed-in person. */
export function auth(app: FastifyInstance, context: SliceContext, slices: readonly Slice[]): void {
  warnOfMissingOrigin(app.log, context.config)
  app.register(async scope => me(scope, context))
  app.register(async scope => proofPage(scope, context))
  const { 'POST auth/me': _, ...calls } = shellContract
  serve(app, calls, {
    'POST auth/login': ({ body, request }) => login(context, body, request),

    'POST auth/register': ({ body, request }) => register(context, body, request),

    'POST auth/reset-password-request': ({ body, request }) =>
      requestPasswordReset(context, body.email, request),

    'POST auth/{id}/set-password': ({ params, body, request }) =>
      setPassword(context, slices, { token: params.id, password: body.password, request }),

    'POST auth/address-proof': ({ person, request }) => askForProof(context, person.id, request),

    'POST auth/logout': async ({ request }) => {
      await closeSession(context.database, bearerToken(request) ?? '')
      return ok({})
    },
  })
}
