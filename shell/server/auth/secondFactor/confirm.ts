import type { FastifyRequest } from 'fastify'
import type { PersonFacts } from 'shared/published/person'
import { serverMessages } from 'shared/server/http/messages'
import { conflict, forbidden, type Outcome, ok, unauthorized } from 'shared/server/http/outcome'
import { bearerToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import { resetLimit } from 'shared/server/throttle/throttle'
import { isAppCode, plainCode } from '../../../rules/secondFactor'
import { secondFactorMessages } from '../../../secondFactorMessages'
import { memberById } from '../../staff/staffStore'
import { accountById } from '../accountStore'
import { codeLimit } from '../attemptLimits'
import { personFacts } from '../personFacts'
import { confirmSession } from '../sessionStore'
import { stepOf } from './appCode'
import { codeRefusal, wrongCode } from './codeRefusal'
import { hashOfRecoveryCode } from './recoveryCodes'
import { keyOf, secondFactorState, spendRecoveryCode, spendStep } from './secondFactorStore'

interface Given {
  userId: number
  /** Of the app, or one for recovery. */
  code: string
  request: FastifyRequest
}

/** Confirms this session of a member of the staff by the second factor. Each code is right once. */
export async function confirmSecondFactor(
  context: SliceContext,
  { userId, code, request }: Given,
): Promise<Outcome<PersonFacts>> {
  const { database } = context
  const member = await memberById(database, userId)
  if (!member) return forbidden(serverMessages.staffOnly)
  const at = context.now()
  if ((await secondFactorState(database, userId, at)) !== 'ASK') return conflict(secondFactorMessages.none)
  const refusal = await codeRefusal(context, { member, code })
  if (refusal) return refusal
  const right = isAppCode(code)
    ? await isOfApp(context, { id: userId, email: member.email }, plainCode(code))
    : await spendRecoveryCode(database, userId, hashOfRecoveryCode(code))
  if (!right) return wrongCode(context, member)
  await confirmSession(database, bearerToken(request) ?? '', at)
  await resetLimit(database, codeLimit(userId))
  const account = await accountById(database, userId)
  return account ? ok(await personFacts(context, account)) : unauthorized(serverMessages.unauthorized)
}

async function isOfApp(
  { database, config, now }: SliceContext,
  { id, email }: { id: number; email: string },
  code: string,
): Promise<boolean> {
  const key = await keyOf(database, config, id)
  const step = key && stepOf({ key, email }, code, now())
  return step ? spendStep(database, id, step) : false
}
