import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { violatedConstraint } from 'shared/server/database/violatedConstraint'
import type { SliceContext } from 'shared/server/slices/context'
import { accountById } from '../accountStore'
import { mailAlarm } from '../alarm/alarmMail'
import { addressProofs, passwordResets, users } from '../schema'
import { takeWish } from './changeStore'

/**
 * Gives the account the address whose link was pressed, and tells the one of before. `gone`: the link was never made,
 * was used or has expired. `taken`: another account has the address meanwhile.
 */
export async function changeAddress(
  context: SliceContext,
  token: string,
  request: FastifyRequest,
): Promise<'changed' | 'gone' | 'taken'> {
  const { database, now } = context
  try {
    return await database.transaction(async one => {
      const wish = await takeWish(one, token, now())
      const account = wish && (await accountById(one, wish.userId))
      if (!account) return 'gone'
      const { email, userId } = wish
      await one.update(users).set({ email, addressProvedAt: now() }).where(eq(users.id, userId))
      // The links that the address of before was sent.
      await one.delete(passwordResets).where(eq(passwordResets.userId, userId))
      await one.delete(addressProofs).where(eq(addressProofs.userId, userId))
      if (account.addressProvedAt)
        await mailAlarm(context, one, { account, occasion: 'addressChanged', detail: email, request })
      return 'changed'
    })
  } catch (error) {
    if (violatedConstraint(error)?.startsWith('users_email')) return 'taken'
    throw error
  }
}
