import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { notFoundHandler } from 'shared/server/errorHandler'
import { jsonBodies } from 'shared/server/jsonBodies'
import type { Slice, Stand } from 'shared/server/slice'
import { validatorCompiler } from 'shared/server/validator'
import { auth } from './auth/auth'
import { personOfToken } from './auth/sessionStore'
import { documentation } from './documentation/documentation'
import { files } from './files/files'
import { health } from './health/health'
import { outbox } from './outbox/outbox'

/** Everything under `/api`: the shell's own calls and those of the slices. */
export async function api(app: FastifyInstance, stand: Stand, slices: readonly Slice[]): Promise<void> {
  app.setNotFoundHandler(notFoundHandler)
  app.setValidatorCompiler(validatorCompiler)
  app.decorate('identify', token => personOfToken(stand.database, token, stand.now()))
  app.decorateRequest('person', undefined)
  jsonBodies(app)
  await app.register(compress, { threshold: 1024, globalDecompression: false })
  await documentation(app)
  health(app, stand)
  await files(app, stand)
  outbox(app, stand.config)
  auth(app, stand)
  for (const slice of slices) slice.routes(app, stand)
}
