import type { FastifyRequest } from 'fastify'
import type { SignedInPerson } from 'shared/published/person'
import type { Database } from 'shared/server/database/database'
import { type Outcome, ok, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { Limit } from 'shared/server/throttle/limits'
import { release, removeExpiredAttempts, throttleRefusal } from 'shared/server/throttle/throttle'
import { loginRefusals } from '../../messages'
import type { Account } from './accountStore'
import { tellOfDevice } from './alarm/tellOfDevice'
import { accountLimit, deviceLimit, networkLimit } from './attemptLimits'
import { markDevice, markOf } from './deviceMarks'
import { personFacts } from './personFacts'
import { missingFactor } from './secondFactor/secondFactorStore'
import { confirmSession, forgetExpiredSessions, openSession } from './sessionStore'
import { openedFrom } from './sessions/openedFrom'

interface WayIn {
  ok: true
  /** The device's, where the person has signed in on it. */
  mark: string | undefined
  limits: readonly Limit[]
}

interface Asked {
  /** Undefined for an address, or a passkey, of nobody. */
  account: Account | undefined
  address: string | undefined
  request: FastifyRequest
  at: Date
}

/** Counts an attempt to sign in, whether by password or passkey; refuses one too many. */
export async function wayIn(
  { database }: SliceContext,
  { account, address, request, at }: Asked,
): Promise<WayIn | Refused> {
  // On a device of the person only its own attempts count: whatever others try, the right password is let in there.
  const mark = account && (await markOf(database, account.id, request, at))
  const ofAddress = address === undefined ? [] : [accountLimit(address)]
  const limits = mark ? [deviceLimit(mark)] : [networkLimit(request.ip, 'sign-in'), ...ofAddress]
  const throttled = await throttleRefusal(database, { limits, at, message: loginRefusals.tooManyTries })
  return throttled ?? { ok: true, mark, limits }
}

interface Entered {
  account: Account
  way: WayIn
  request: FastifyRequest
  at: Date
  /** With user verification a passkey is two factors: the session of a member of the staff needs no code. */
  byPasskey?: boolean
  /** Runs in the transaction that opens the session; returns whether it may open. */
  check?: (transaction: Database) => Promise<boolean>
}

/** Opens the session of a person who has proved who they are. Undefined where that proof has ended meanwhile. */
export async function enter(
  context: SliceContext,
  { account, way: { mark, limits }, request, at, byPasskey = false, check }: Entered,
): Promise<Outcome<SignedInPerson> | undefined> {
  const { database } = context
  const from = openedFrom(context.config, request)
  // In one transaction: a reset that comes after the session ends the mark too.
  const opened = await database.transaction(async one => {
    if (check && !(await check(one))) return undefined
    const token = await openSession(one, account, { now: at, from })
    if (!token) return undefined
    if (byPasskey && account.staffSince) await confirmSession(one, token, at)
    if (!mark) await tellOfDevice(context, one, { account, from, request })
    return { token, headers: await markDevice(one, account.id, request, { now: at, mark }) }
  })
  if (!opened) return undefined
  const { token, headers } = opened
  for (const limit of limits) await release(database, limit, at)
  await forgetExpiredSessions(database, at)
  await removeExpiredAttempts(database, at)
  const person = { id: account.id, ...(account.staffSince && { confirmedAt: byPasskey ? at : null }) }
  const facts = { ...(await personFacts(context, account)), ...(await missingFactor(database, person, at)) }
  return { ...ok({ ...facts, token }), headers }
}
