import type { FastifyInstance } from 'fastify'
import { VersionedCache } from 'shared/server/cache/VersionedCache'
import { serverMessages } from 'shared/server/http/messages'
import { notFound, ok } from 'shared/server/http/outcome'
import { Prepared } from 'shared/server/http/prepared'
import { serve } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import { type FaqEntry, type PrivacyNotice, siteContract } from '../../contract/site'
import { currentNotice, listFaq } from './siteStore'

/** The practice's own texts: its privacy notice and the frequent questions. */
export function site(app: FastifyInstance, { database }: SliceContext): void {
  const notices = new VersionedCache<Prepared<PrivacyNotice>>(1)
  const faqs = new VersionedCache<Prepared<FaqEntry[]>>(1)

  serve(app, siteContract, {
    'GET privacy-notice': async () => {
      const notice = await currentNotice(database)
      return notice ? ok(await prepare(notices, notice)) : notFound(serverMessages.notFound)
    },

    'GET faq': async () => ok(await prepare(faqs, await listFaq(database))),
  })
}

/** These short texts have no version, so their JSON is the cache key: a changed text is prepared again. */
function prepare<T>(cache: VersionedCache<Prepared<T>>, data: T): Promise<Prepared<T>> {
  return cache.get(JSON.stringify(data), '', async () => new Prepared(data))
}
