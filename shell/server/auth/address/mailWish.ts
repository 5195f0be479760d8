import type { FastifyRequest } from 'fastify'
import type { SliceContext } from 'shared/server/slices/context'
import { accountByEmail } from '../accountStore'
import { tellOwner } from '../tellOwner'
import { sendChangeMail } from './changeMail'

/** Mails the link of a wish to its address; the owner of an account that has it is told instead. */
export async function mailWish(
  context: SliceContext,
  wish: { userId: number; email: string; origin: string },
  request: FastifyRequest,
): Promise<void> {
  const { database } = context
  const owner = await accountByEmail(database, wish.email)
  if (owner) await tellOwner(context, owner, request)
  else await sendChangeMail(context, database, wish)
}
