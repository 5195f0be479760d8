import type { FastifyRequest } from 'fastify'
import type { Database } from 'shared/server/database/database'
import type { SliceContext } from 'shared/server/slices/context'
import { reserve } from 'shared/server/throttle/throttle'
import { sessionWords } from '../../../accountMessages'
import type { Account } from '../accountStore'
import { deviceMailLimit } from '../attemptLimits'
import { hasMarks } from '../deviceMarks'
import type { OpenedFrom } from '../sessions/openedFrom'
import { deviceInWords, placeInWords } from '../sessions/sessionWords'
import { mailAlarm } from './alarmMail'

interface Entered {
  account: Account
  from: OpenedFrom
  request: FastifyRequest
}

/** Tells a person of a sign-in on a device that is new. The first device of an account is no news to its owner. */
export async function tellOfDevice(
  context: SliceContext,
  transaction: Database,
  { account, from, request }: Entered,
): Promise<void> {
  if (!(await hasMarks(transaction, account.id))) return
  const { granted } = await reserve(transaction, deviceMailLimit(account.id), context.now())
  if (!granted) return
  const detail = sessionWords.from(deviceInWords(from.device), placeInWords(from.country))
  await mailAlarm(context, transaction, { account, occasion: 'device', detail, request })
}
