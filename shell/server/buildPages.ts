import type { FastifyInstance } from 'fastify'
import type { Config } from 'shared/server/config/config'
import { logAnswers } from './logging/logging'
import { newApp } from './newApp'
import { pages } from './pages/pages'
import { securityHeaders } from './securityHeaders'

/** A server of the entry page and the registry only, used where the API runs in other processes. Needs no database. */
export async function buildPages(config: Config): Promise<FastifyInstance> {
  const app = newApp(config)
  logAnswers(app)
  await securityHeaders(app, config)
  app.get('/health', { schema: { hide: true } }, () => ({ status: 'ok' }))
  await app.register(pages, { config })
  await app.ready()
  return app
}
