import type { FastifyInstance } from 'fastify'
import { serverMessages } from 'shared/server/http/messages'
import { notFound, ok } from 'shared/server/http/outcome'
import { Prepared } from 'shared/server/http/prepared'
import { serve } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/slice'
import { type FaqEntry, type PrivacyNotice, siteContract } from '../../contract'
import { currentNotice, listFaq } from './siteStore'

/** What a practice publishes of itself: its privacy notice, and answers to what is often asked. */
export function site(app: FastifyInstance, { database }: SliceContext): void {
  const notice = preparing<PrivacyNotice>()
  const faq = preparing<FaqEntry[]>()

  serve(app, siteContract, {
    'GET privacy-notice': async () => {
      const current = await currentNotice(database)
      return current ? ok(notice(current)) : notFound(serverMessages.notFound)
    },

    'GET faq': async () => ok(faq(await listFaq(database))),
  })
}

/** Prepares an answer anew only when it has changed, which another process may do at any time. */
function preparing<T>(): (data: T) => Prepared<T> {
  let last: { text: string; prepared: Prepared<T> } | undefined
  return data => {
    const text = JSON.stringify(data)
    if (last?.text !== text) last = { text, prepared: new Prepared(data) }
    return last.prepared
  }
}
