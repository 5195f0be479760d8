import type { FastifyInstance } from 'fastify'

const LOOK_MS = 50

/**
 * While the server closes, each connection ends with its last answer. Node closes those that are idle when it begins; one
 * whose answer is under way becomes idle later, and would be kept until its keep-alive ends, for over a minute.
 */
export function closeOnceIdle(app: FastifyInstance): void {
  let looks: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    looks = setInterval(() => app.server.closeIdleConnections(), LOOK_MS)
  })
  app.addHook('onClose', async () => clearInterval(looks))
}
