import type { FastifyRequest } from 'fastify'
import { checkEmail } from 'shared/published/mailAddress'
import type { SignedInPerson } from 'shared/published/person'
import { type Outcome, unauthorized } from 'shared/server/http/outcome'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { SliceContext } from 'shared/server/slices/context'
import type { Credentials } from '../../contract/auth'
import { loginRefusals } from '../../messages'
import { checkPassword } from '../../rules/credentials'
import { accountByEmail } from './accountStore'
import { enter, wayIn } from './enter'
import { isPasswordOf } from './passwords'

/** Signs in: 200 with the token, 400 with the form's errors, 401 for a wrong address or password, 429 after too many. */
export async function login(
  context: SliceContext,
  { email, password }: Credentials,
  request: FastifyRequest,
): Promise<Outcome<SignedInPerson>> {
  // The form's own rules and messages. A password that breaks them cannot be right, so it does not count as an attempt.
  const refusal = refuseFields({ email: checkEmail(email), password: checkPassword(password) })
  if (refusal) return refusal
  const address = email.trim().toLowerCase()
  const at = context.now()
  const account = await accountByEmail(context.database, address)
  const way = await wayIn(context, { account, address, request, at })
  if (!way.ok) return way
  const refused = unauthorized(loginRefusals.wrongCredentials)
  if (!(await isPasswordOf(account, password)) || !account) return refused
  return (await enter(context, { account, way, request, at })) ?? refused
}
