import type { FastifyRequest } from 'fastify'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { serverMessages } from 'shared/server/http/messages'
import { conflict, forbidden, type Outcome, ok, type Refused } from 'shared/server/http/outcome'
import { bearerToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import { resetLimit } from 'shared/server/throttle/throttle'
import type { AuthenticatorKey, RecoveryCodes } from '../../../contract/secondFactor'
import { plainCode } from '../../../rules/secondFactor'
import { secondFactorMessages } from '../../../secondFactorMessages'
import { memberById } from '../../staff/staffStore'
import { codeLimit } from '../attemptLimits'
import { confirmSession, isConfirmedSince } from '../sessionStore'
import { appLink, stepOf } from './appCode'
import { codeRefusal, wrongCode } from './codeRefusal'
import { hashOfRecoveryCode, recoveryCodesOf } from './recoveryCodes'
import { finishEnrolment, keyOf, secondFactorState, waitingKey, wasJustSetUp } from './secondFactorStore'

/** Returns the key that a member of the staff adds to their authenticator app. */
export async function startEnrolment(
  { database, config, now }: SliceContext,
  userId: number,
): Promise<Outcome<AuthenticatorKey>> {
  const member = await memberById(database, userId)
  if (!member) return forbidden(serverMessages.staffOnly)
  const refusal = await notOpen(database, userId, now())
  if (refusal) return refusal
  const key = await waitingKey(database, config, userId)
  return ok({ key, link: appLink({ key, email: member.email }) })
}

/** For so long after the second factor was set up, the repeated call is answered once more. */
const REPEATED_MS = 10 * MS_PER_MINUTE

/**
 * Sets the second factor up with the app's first code, which this session has given by that. The same session may repeat
 * the call: the recovery codes are shown by nothing else, and an answer gets lost.
 */
export async function enrol(
  context: SliceContext,
  { userId, code, request }: { userId: number; code: string; request: FastifyRequest },
): Promise<Outcome<RecoveryCodes>> {
  const { database, config } = context
  const member = await memberById(database, userId)
  if (!member) return forbidden(serverMessages.staffOnly)
  const at = context.now()
  const token = bearerToken(request) ?? ''
  const since = new Date(at.getTime() - REPEATED_MS)
  // In this order: a call beside this one sets the factor up and confirms the session at once, and may do so in between.
  const closed = await notOpen(database, userId, at)
  const isOpen = !closed || (await isConfirmedSince(database, token, since))
  const refusal = isOpen ? await codeRefusal(context, { member, code }) : closed
  if (refusal) return refusal
  const key = await keyOf(database, config, userId)
  const step = key && stepOf({ key, email: member.email }, plainCode(code), at)
  if (!step) return wrongCode(context, member)
  const recoveryCodes = recoveryCodesOf(key)
  const recoveryHashes = recoveryCodes.map(hashOfRecoveryCode)
  return database.transaction(async one => {
    if (await finishEnrolment(one, userId, { at, step, recoveryHashes })) await confirmSession(one, token, at)
    else if (!(await isRepeated(one, userId, { since, step, token })))
      return conflict(secondFactorMessages.enrolled)
    await resetLimit(one, codeLimit(userId))
    return ok({ recoveryCodes })
  })
}

async function isRepeated(
  database: Database,
  userId: number,
  { since, step, token }: { since: Date; step: number; token: string },
): Promise<boolean> {
  return (
    (await isConfirmedSince(database, token, since)) &&
    (await wasJustSetUp(database, userId, { since, step }))
  )
}

async function notOpen(database: Database, userId: number, now: Date): Promise<Refused | undefined> {
  const state = await secondFactorState(database, userId, now)
  if (state === 'ASK') return conflict(secondFactorMessages.enrolled)
  return state === 'CLOSED' ? forbidden(secondFactorMessages.closed) : undefined
}
