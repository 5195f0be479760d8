import type { FastifyInstance } from 'fastify'
import type { Config } from 'shared/server/config/config'
import { logAnswers } from 'shared/server/logging/logging'
import { newApp } from './newApp'
import { pages } from './pages/pages'
import { securityHeaders } from './securityHeaders'

/** The entry page and the registry alone, for where the API has processes of its own: needs no database. */
export async function buildPages(config: Config): Promise<FastifyInstance> {
  const app = newApp(config)
  logAnswers(app)
  await securityHeaders(app, config)
  app.get('/health', { schema: { hide: true } }, () => ({ status: 'ok' }))
  await app.register(pages, { config })
  await app.ready()
  return app
}
