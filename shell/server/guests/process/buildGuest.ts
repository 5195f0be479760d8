import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import type { Config } from 'shared/server/config/config'
import { refuse } from 'shared/server/http/answer'
import { notFoundHandler } from 'shared/server/http/errorHandler'
import { heavyPlaces } from 'shared/server/http/heavyPlaces'
import { jsonBodies } from 'shared/server/http/jsonBodies'
import { serverMessages } from 'shared/server/http/messages'
import { unauthorized } from 'shared/server/http/outcome'
import { bearerToken } from 'shared/server/http/person'
import { roomIn } from 'shared/server/http/room'
import { turns } from 'shared/server/http/turns'
import { validatorCompiler } from 'shared/server/http/validator'
import type { SliceContext } from 'shared/server/slices/context'
import { serializerCompiler } from '../../http/serializer'
import { Worker } from '../../jobs/worker'
import { newApp } from '../../newApp'
import type { GuestSlice } from './guestSlice'
import { openGuest } from './openGuest'
import { ownDataCalls } from './ownDataCalls'
import { type Caller, type Statements, statementsOf } from './statements'

export interface GuestProcess {
  app: FastifyInstance
  context: SliceContext
  /** Runs the jobs that are due up to a moment and resolves when none of them is left. For tests. */
  jobsDone(until: Date): Promise<void>
  close(): Promise<void>
}

interface GuestParts {
  /** The keys of the house that may ask. */
  keys: JWTVerifyGetKey
  now?: () => Date
}

const HEALTH = '/health'

/**
 * The API process of a remote of another repository: a slice as the house's own ones, on a database of its own. It answers
 * the house alone, which says in a signed statement who calls.
 */
export async function buildGuest(
  config: Config,
  slice: GuestSlice,
  { keys, now = () => new Date() }: GuestParts,
): Promise<GuestProcess> {
  const statements = statementsOf({ remote: `mf-${slice.name}`, keys })
  const { context, queue, close } = await openGuest(config, slice, now)
  const app = newApp(config)
  const worker = new Worker({ context, queue, handlers: slice.jobs ?? [], log: app.log })
  app.addHook('preClose', async () => void worker.stop())
  app.addHook('onClose', async () => {
    await worker.stop()
    await close()
  })
  mount(app, { context, slice, statements })
  await app.ready()
  await worker.start({ alone: !config.databaseUrl })
  return { app, context, jobsDone: until => worker.idle(until), close: () => app.close() }
}

function mount(
  app: FastifyInstance,
  ground: { context: SliceContext; slice: GuestSlice; statements: Statements },
): void {
  const { context, slice, statements } = ground
  app.setNotFoundHandler(notFoundHandler)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('identify', statements.callerOf)
  app.decorateRequest('person', undefined)
  app.decorate('staffDoor', doorOfGuest)
  app.decorateRequest('staff', undefined)
  app.decorate('heavyPlaces', heavyPlaces())
  app.decorate('turns', turns())
  app.decorate('roomFor', roomIn(context))
  jsonBodies(app)
  app.addHook('onRequest', askedByHouse(statements))
  app.get(HEALTH, async () => ({ status: 'ok' }))
  ownDataCalls(app, ground)
  app.register(async scope => slice.routes?.(scope, context))
}

/** Lets a call in only with a statement of the house that names this call. */
function askedByHouse(statements: Statements) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { url = '' } = request.routeOptions
    if (url === HEALTH) return undefined
    const call = `${request.method} ${url.slice(1).replace(/:(\w+)/g, '{$1}')}`
    const token = bearerToken(request)
    if (token && (await statements.isFor(token, call))) return undefined
    return refuse(unauthorized(serverMessages.unauthorized), reply)
  }
}

/** The house has looked at a member's duty and second factor, and has written the act into its own audit log. */
const doorOfGuest: FastifyInstance['staffDoor'] = {
  async memberOf(person) {
    const { id, duty } = person as Caller
    return duty ? { id, email: '', duties: [duty] } : undefined
  },
  confirmedRecently: () => true,
  record: async () => undefined,
  refuse: async () => undefined,
}
