import type { FastifyInstance } from 'fastify'
import type { Config } from 'shared/server/config/config'
import { isNearby } from 'shared/server/http/linkOrigin'
import { mailsIn, outboxFolder } from 'shared/server/mail/demoMailbox'
import { answerMailbox } from './answerMailbox'

const MOST = 50

/** Whether mails stay on the disk and anyone may read them: only in a demo, whose people are invented. */
export function hasMailbox({ smtpUrl, demo }: Config): boolean {
  return !smtpUrl && demo
}

/** `GET outbox`: the page with the mails that a demo does not send. */
export function outbox(app: FastifyInstance, config: Config): void {
  if (!hasMailbox(config)) return
  app.get('/outbox', { schema: { hide: true } }, async ({ host }, reply) => {
    if (!isOwnHost(host, config)) return reply.callNotFound()
    return answerMailbox(reply, await mailsIn(outboxFolder(config.dataDir), MOST))
  })
}

/** A page of a stranger could give its own name this machine's address, and read the links of the mails as its own. */
function isOwnHost(host: string, { publicOrigin }: Config): boolean {
  return isNearby(host) || (publicOrigin !== undefined && new URL(publicOrigin).host === host)
}
