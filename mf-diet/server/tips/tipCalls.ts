import { VersionedCache } from 'shared/server/cache/VersionedCache'
import { invalid, notFound, ok, unavailable } from 'shared/server/http/outcome'
import { Prepared } from 'shared/server/http/prepared'
import type { Handlers } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import type { ContentEntries, tipsContract } from '../../contract/tips'
import { tipRefusals } from '../../messages'
import { asEntries } from './asEntries'
import { ContentService } from './ContentService'
import { contentConfig } from './contentConfig'
import { contentVersion, entriesFor, listCategories } from './tipStore'

/** The address of our own content; the product pages name the environment (shared/product/diet.md#tips). */
const OWN = { space: 'mydiet', environment: 'testing' }
const MAX_ANSWERS = 100
const ASK_AGAIN_SECONDS = 15

/** Tips and videos from the loaded content or, when one is configured, from the content service, in the same format. */
export function tipCalls(context: SliceContext): Handlers<typeof tipsContract> {
  const { config, database } = context
  const content = contentConfig(config.environment)
  const service = content && new ContentService(content, context.now)
  const loaded = new VersionedCache<Prepared<ContentEntries>>(MAX_ANSWERS)
  const places = content ? [OWN, content] : [OWN]

  return {
    'GET content/spaces/{space}/environments/{environment}/entries': async ({ params, query, request }) => {
      if (
        !places.some(({ space, environment }) => space === params.space && environment === params.environment)
      ) {
        return notFound(tipRefusals.noSuchSpace)
      }
      if (!query.content_type && !query['sys.id']) return invalid(tipRefusals.noQuestion)
      if (service) {
        const answer = await service.entries(query, request.log)
        return answer ? ok(answer) : unavailable(tipRefusals.unavailable, ASK_AGAIN_SECONDS)
      }
      const version = await contentVersion(database)
      const key = JSON.stringify(Object.entries(query).sort())
      return ok(
        await loaded.get(
          version,
          key,
          async () => new Prepared(asEntries(await entriesFor(database, query), query)),
        ),
      )
    },

    'GET content/categories': async () => ok(new Prepared(await listCategories(database))),
  }
}
