import type { FastifyInstance } from 'fastify'
import { warnOfMissingOrigin } from 'shared/server/http/linkOrigin'
import { notFound, ok } from 'shared/server/http/outcome'
import { bearerToken } from 'shared/server/http/person'
import { serve } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { sessionWords } from '../../accountMessages'
import { authContract } from '../../contract/auth'
import { passkeysContract } from '../../contract/passkeys'
import { secondFactorContract } from '../../contract/secondFactor'
import { securityContract } from '../../contract/security'
import { askForAddress } from './address/askForAddress'
import { changePage } from './address/changePage'
import { endWish } from './address/changeStore'
import { mailWishAgain } from './address/mailWishAgain'
import { alarmPage } from './alarm/alarmPage'
import { startConfirming } from './confirmPerson'
import { login } from './login'
import { me } from './me'
import { confirmByPasskey, startConfirmation } from './passkeys/confirmByPasskey'
import { endPasskey, finishPasskey, startPasskey } from './passkeys/ownPasskeys'
import { inWords, passkeysOf } from './passkeys/passkeyStore'
import { signInByPasskey, startSignIn } from './passkeys/signIn'
import { askForProof } from './proof/askForProof'
import { proofPage } from './proof/proofPage'
import { register } from './register'
import { replacePassword } from './replacePassword'
import { requestPasswordReset } from './requestPasswordReset'
import { confirmSecondFactor } from './secondFactor/confirm'
import { enrol, startEnrolment } from './secondFactor/enrol'
import { whereReadable } from './secondFactor/whereReadable'
import { closeSession } from './sessionStore'
import { endSession, endSessions, ownSessions } from './sessions/ownSessions'
import { setPassword } from './setPassword'

/** Sign-in, sign-out, registration, recovery, and the signed-in person. */
export function auth(app: FastifyInstance, context: SliceContext, slices: readonly Slice[]): void {
  warnOfMissingOrigin(app.log, context.config)
  app.register(async scope => me(scope, context))
  app.register(async scope => proofPage(scope, context))
  app.register(async scope => changePage(scope, context))
  app.register(async scope => alarmPage(scope, context, slices))
  const { 'POST auth/me': _, ...calls } = authContract
  serve(app, calls, {
    'POST auth/login': ({ body, request }) => login(context, body, request),

    'POST auth/register': ({ body, request }) => register(context, body, request),

    'POST auth/reset-password-request': ({ body, request }) =>
      requestPasswordReset(context, body.email, request),

    'POST auth/{id}/set-password': ({ params, body, request }) =>
      setPassword(context, slices, { token: params.id, password: body.password, request }),

    'POST auth/logout': async ({ request }) => {
      await closeSession(context.database, bearerToken(request) ?? '')
      return ok({})
    },
  })
  serve(app, secondFactorContract, {
    'POST auth/second-factor/enrolment': ({ person, request }) =>
      whereReadable(request, () => startEnrolment(context, person.id)),

    'PUT auth/second-factor': ({ person, body, request }) =>
      whereReadable(request, () => enrol(context, { userId: person.id, code: body.code, request })),

    'POST auth/second-factor': ({ person, body, request }) =>
      whereReadable(request, () =>
        confirmSecondFactor(context, { userId: person.id, code: body.code, request }),
      ),
  })
  serve(app, securityContract, {
    'POST auth/address-proof': ({ person, request }) => askForProof(context, person.id, request),

    'POST auth/email': ({ person, body, request }) =>
      askForAddress(context, { userId: person.id, ...body, request }),

    'POST auth/email/pending': ({ person, request }) => mailWishAgain(context, person.id, request),

    'DELETE auth/email/pending': async ({ person }) => {
      await endWish(context.database, person.id)
      return ok({})
    },

    'POST auth/password': ({ person, body, request }) =>
      replacePassword(context, { userId: person.id, ...body, request }),

    'GET auth/sessions': async ({ person, request }) =>
      ok(
        await ownSessions(context.database, person.id, {
          token: bearerToken(request) ?? '',
          now: context.now(),
        }),
      ),

    'DELETE auth/sessions/{id}': async ({ person, params }) =>
      (await endSession(context.database, person.id, params.id)) ? ok({}) : notFound(sessionWords.over),

    'DELETE auth/sessions': async ({ person }) => {
      await endSessions(context.database, person.id)
      return ok({})
    },
  })
  serve(app, passkeysContract, {
    'POST auth/login/passkey-challenge': ({ request }) => startSignIn(context, request),

    'POST auth/login/passkey': ({ body, request }) => signInByPasskey(context, body, request),

    'POST auth/second-factor/passkey-challenge': ({ person, request }) =>
      startConfirmation(context, person.id, request),

    'POST auth/second-factor/passkey': ({ person, body, request }) =>
      confirmByPasskey(context, { userId: person.id, passkey: body, request }),

    'POST auth/confirmation/passkey-challenge': ({ person, request }) =>
      startConfirming(context, person.id, request),

    'GET auth/passkeys': async ({ person }) =>
      ok((await passkeysOf(context.database, person.id)).map(inWords)),

    'POST auth/passkeys/challenge': ({ person, body, request }) =>
      startPasskey(context, { userId: person.id, ...body, request }),

    'POST auth/passkeys': ({ person, body, request }) =>
      finishPasskey(context, { userId: person.id, passkey: body, request }),

    'DELETE auth/passkeys/{id}': ({ person, params, body, request }) =>
      endPasskey(context, { userId: person.id, id: params.id, ...body, request }),
  })
}
