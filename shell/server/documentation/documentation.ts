import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** OpenAPI from the same schemas that validate. Register it before the calls. */
export async function documentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'My Diet',
        version: '1.0.0',
        description: 'Las llamadas de la aplicación, por dominio.',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  })
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    return reply.header('cache-control', 'no-cache').send(app.swagger())
  })
  await app.register(swaggerUi, { routePrefix: '/docs', indexPrefix: '/api' })
  app.addHook('onSend', (request, reply, body, done) => {
    // The documentation page uses style attributes, which no other page of ours does.
    if (request.url.startsWith('/api/docs')) reply.header('content-security-policy', DOCUMENTATION_POLICY)
    done(null, body)
  })
}

const DOCUMENTATION_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
