import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { shelfIn } from 'shared/releases/shelf'
import { negotiateEncoding } from 'shared/server/http/acceptedEncoding'
import { notFoundHandler } from 'shared/server/http/errorHandler'
import { heavyPlaces } from 'shared/server/http/heavyPlaces'
import { jsonBodies } from 'shared/server/http/jsonBodies'
import { roomIn } from 'shared/server/http/room'
import { turns } from 'shared/server/http/turns'
import { validatorCompiler } from 'shared/server/http/validator'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { absentCalls } from './absentCalls'
import { auth } from './auth/auth'
import { identifyCallers } from './auth/sessionStore'
import { documentation } from './documentation/documentation'
import { files } from './files/files'
import { guests } from './guests/guests'
import { health } from './health/health'
import { serializerCompiler } from './http/serializer'
import { operation } from './operation/operation'
import { outbox } from './outbox/outbox'
import { privacy } from './privacy/privacy'
import { requireConsent } from './privacy/requireConsent'
import { nameReleases } from './registry/nameReleases'
import { releases } from './releases/releases'
import { reports } from './reports/reports'
import { site } from './site/site'
import { staffDoor } from './staff/staffDoor'
import { vault } from './vault/vault'

interface ApiSlices {
  /** The slices whose calls this process answers. */
  mounted: readonly Slice[]
  /** All slices, also those that another process answers: a person's data is in all their tables. */
  all: readonly Slice[]
}

/** Everything under `/api`: the shell's own calls, and those of the slices, each slice in its own scope. */
export async function api(app: FastifyInstance, context: SliceContext, slices: ApiSlices): Promise<void> {
  app.setNotFoundHandler(notFoundHandler)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('identify', identifyCallers(context))
  app.decorateRequest('person', undefined)
  app.decorate('staffDoor', staffDoor(context))
  app.decorateRequest('staff', undefined)
  app.decorate('heavyPlaces', heavyPlaces())
  app.decorate('turns', turns())
  app.decorate('roomFor', roomIn(context))
  nameReleases(app, shelfIn(context.config.dataDir))
  jsonBodies(app)
  negotiateEncoding(app)
  await app.register(compress, { threshold: 1024, globalDecompression: false })
  await documentation(app)
  health(app, context)
  await files(app, context)
  outbox(app, context.config)
  auth(app, context, slices.all)
  site(app, context)
  privacy(app, context, slices.all)
  reports(app, context)
  releases(app, context)
  operation(app, context)
  vault(app, context)
  await app.register(async scope => {
    requireConsent(scope)
    for (const { routes } of slices.mounted) {
      if (routes) await scope.register(async own => routes(own, context))
    }
    if (slices.mounted.length === slices.all.length) await scope.register(async own => absentCalls(own))
    await scope.register(async own => guests(own, context))
  })
}
