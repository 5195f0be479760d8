import { canonicalAddress, checkMailAddress } from 'shared/published/mailAddress'
import { linkOrigin, MISSING_ORIGIN } from 'shared/server/http/linkOrigin'
import { invalidField, type Outcome, ok } from 'shared/server/http/outcome'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { SliceContext } from 'shared/server/slices/context'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { addressMessages } from '../../../accountMessages'
import { mailAlarm } from '../alarm/alarmMail'
import { addressChangeLimit, firstAddressLimit, proofLimit } from '../attemptLimits'
import { type Confirming, confirmPerson } from '../confirmPerson'
import { wishAddress } from './changeStore'
import { mailWish } from './mailWish'

/**
 * Notes the address that a person wants, and mails the present one and the new one; it counts once the link in the
 * latter is pressed. An address that nobody has proved gets no mail. Answers the same for an address that has an account, whose owner is told: nobody learns of it.
 */
export async function askForAddress(
  context: SliceContext,
  { email: sent, ...confirming }: Confirming & { email: string },
): Promise<Outcome<object>> {
  const { userId, request } = confirming
  const refusal = refuseFields({ email: checkMailAddress(sent) })
  if (refusal) return refusal
  const confirmed = await confirmPerson(context, confirming)
  if (!confirmed.ok) return confirmed
  const { account } = confirmed
  const { database, config, now } = context
  const email = canonicalAddress(sent)
  if (email === account.email) return invalidField('email', addressMessages.same)
  // Somebody who mistyped it at registration cannot prove it: the address of a stranger, who is told nothing.
  const isTold = account.addressProvedAt !== null
  const throttled = await throttleRefusal(database, {
    limits: [isTold ? addressChangeLimit(userId) : firstAddressLimit(userId), proofLimit(email)],
    at: now(),
    message: addressMessages.tooManyMails,
  })
  if (throttled) return throttled
  const origin = linkOrigin(config, request)
  if (!origin) {
    request.log.error(MISSING_ORIGIN)
    return ok({})
  }
  await database.transaction(async one => {
    await wishAddress(one, { userId, email }, now())
    if (isTold) await mailAlarm(context, one, { account, occasion: 'addressAsked', detail: email, request })
    await mailWish({ ...context, database: one }, { userId, email, origin }, request)
  })
  return ok({})
}
