import type { FastifyRequest } from 'fastify'
import { linkOrigin } from 'shared/server/http/linkOrigin'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import { reserve } from 'shared/server/throttle/throttle'
import { takenMail } from '../../messages'
import type { Account } from './accountStore'
import { takenMailLimit } from './attemptLimits'

/** Tells the owner of an address that somebody tried to register with it, once a day: so asking for it is noticed. */
export async function tellOwner(
  { database, config, mail, now }: SliceContext,
  { id, email }: Account,
  request: FastifyRequest,
): Promise<void> {
  const origin = linkOrigin(config, request)
  await database.transaction(async one => {
    const { granted } = await reserve(one, takenMailLimit(email), now())
    if (!granted) return
    const content = composeMail({
      to: email,
      // The account may be a stranger's, who chose its name.
      firstName: '',
      subject: takenMail.subject,
      body: [
        takenMail.lead,
        takenMail.you,
        ...(origin ? [{ button: takenMail.button, link: `${origin}/recoverpass` }] : []),
        takenMail.notYou,
      ],
    })
    await mail.send(content, { transaction: one, userId: id, cause: 'counted' })
  })
}
