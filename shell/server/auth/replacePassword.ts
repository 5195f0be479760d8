import { and, eq } from 'drizzle-orm'
import { conflict, type Outcome, ok } from 'shared/server/http/outcome'
import { bearerToken } from 'shared/server/http/person'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { SliceContext } from 'shared/server/slices/context'
import { confirmMessages } from '../../accountMessages'
import { checkPassword } from '../../rules/credentials'
import { endWish } from './address/changeStore'
import { mailAlarm } from './alarm/alarmMail'
import { type Confirming, confirmPerson } from './confirmPerson'
import { hashPassword } from './passwords'
import { passwordResets, users } from './schema'
import { endOtherSessions } from './sessions/ownSessions'

/**
 * Gives a person who confirms it, by a passkey or the present password, another password. Their other sessions end, and so do the links by which
 * somebody who knew the old password waits to take the account.
 */
export async function replacePassword(
  context: SliceContext,
  { newPassword, ...confirming }: Confirming & { newPassword: string },
): Promise<Outcome<object>> {
  const { userId, request } = confirming
  const refusal = refuseFields({ newPassword: checkPassword(newPassword) })
  if (refusal) return refusal
  const confirmed = await confirmPerson(context, confirming)
  if (!confirmed.ok) return confirmed
  const { account } = confirmed
  const passwordHash = await hashPassword(newPassword)
  return context.database.transaction(async one => {
    const changed = await one
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, account.passwordHash)))
      .returning({ id: users.id })
    if (changed.length === 0) return conflict(confirmMessages.changedMeanwhile)
    await endOtherSessions(one, userId, bearerToken(request) ?? '')
    await one.delete(passwordResets).where(eq(passwordResets.userId, userId))
    await endWish(one, userId)
    await mailAlarm(context, one, { account, occasion: 'password', request })
    return ok({})
  })
}
