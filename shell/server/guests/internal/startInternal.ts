import type { FastifyInstance } from 'fastify'
import { notFoundHandler } from 'shared/server/http/errorHandler'
import type { SliceContext } from 'shared/server/slices/context'
import { newApp } from '../../newApp'
import { INTERNAL_PREFIX, internalApi } from './internalApi'

/** Serves the ports for guests at a port of its own, which no gateway leads to, as long as `app` runs. */
export async function startInternal(app: FastifyInstance, context: SliceContext): Promise<void> {
  const { host, internalPort } = context.config
  const internal = newApp(context.config)
  internal.setNotFoundHandler(notFoundHandler)
  await internal.register(scope => internalApi(scope, context), { prefix: INTERNAL_PREFIX })
  // Before the app is ready: a port that another program has ends the start.
  app.addHook('onReady', async () => {
    await internal.listen({ host, port: internalPort })
  })
  app.addHook('onClose', () => internal.close())
}
