import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { shelfIn } from 'shared/releases/shelf'
import { checksOf, dutyOf } from 'shared/server/http/access'
import { refuse } from 'shared/server/http/answer'
import { notFoundHandler } from 'shared/server/http/errorHandler'
import { serverMessages } from 'shared/server/http/messages'
import { invalid, type Refused, tooLarge, wrongMediaType } from 'shared/server/http/outcome'
import { refusals } from 'shared/server/http/routeSchema'
import type { SliceContext } from 'shared/server/slices/context'
import { type AskedCall, guestsOn } from './guestsOn'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const PUBLISHED = 'public, max-age=300'

declare module 'fastify' {
  interface FastifyRequest {
    /** The guest's call that is asked for. */
    guestCall: AskedCall | undefined
  }
}

/**
 * The calls of guests, which are API processes of remotes from other repositories (README.md). They appear and go with
 * releases, so one route stands for all: a call of the house is always found before it.
 */
export async function guests(app: FastifyInstance, context: SliceContext): Promise<void> {
  const { dataDir, sliceGrants: grants } = context.config
  const present = guestsOn({ shelf: shelfIn(dataDir), grants, tell: problem => app.log.warn(problem) })
  // Loaded by the first call: most houses have no guest.
  let loading: ReturnType<typeof load> | undefined
  const load = async () => (await import('./forward')).forwarding(context)
  const loaded = () => (loading ??= load())

  app.decorateRequest('guestCall', undefined)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onClose', async () => (await loading)?.close())

  app.get('/guests/jwks.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', PUBLISHED).send((await loaded()).keys.published),
  )

  app.route({
    method: METHODS,
    url: '/*',
    exposeHeadRoute: false,
    schema: { hide: true, response: refusals({ limited: true }) },
    // Bodies are passed on as they are.
    config: { rawBody: true },
    onRequest: async (request, reply) => {
      const [path = ''] = request.url.slice('/api/'.length).split('?')
      const asked = present().find(request.method, path)
      if (!asked) {
        notFoundHandler(request, reply)
        return reply
      }
      request.guestCall = asked
      for (const check of checksOf(asked.call)) {
        const refused = await check(request, reply)
        if (refused) return refused
      }
      const problem = headProblem(request)
      return problem ? refuse(problem, reply) : undefined
    },
    handler: async (request, reply) => {
      const asked = request.guestCall
      if (!asked) throw new Error('the hook has let a call without a guest through')
      const problem = bodyProblem(request, asked)
      if (problem) return refuse(problem, reply)
      await noteAct(request, asked, context)
      return (await loaded()).forward(asked, request, reply)
    },
  })
}

const MOST_QUERY = 2_000

function headProblem({ url, headers }: FastifyRequest): Refused | undefined {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : ''
  if (query.length > MOST_QUERY || !/^[\x21-\x7e]*$/.test(query)) return invalid(serverMessages.badRequest)
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    return wrongMediaType(serverMessages.wrongEncoding)
  return undefined
}

function bodyProblem({ body, headers }: FastifyRequest, { call }: AskedCall): Refused | undefined {
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined
  if (body.length > (call.body?.maxBytes ?? 0)) return tooLarge(serverMessages.tooLarge)
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    return wrongMediaType(serverMessages.wrongMediaType)
  return isUtf8(body) ? undefined : invalid(serverMessages.badText)
}

/** An act of the staff is in the log before a guest hears of it: its change is not in the house's transaction. */
async function noteAct(
  { server, staff }: FastifyRequest,
  { guest, name, call }: AskedCall,
  { database }: SliceContext,
): Promise<void> {
  if (staff && dutyOf(call.access))
    await server.staffDoor.record(database, staff, { act: `${guest.remote} asked: ${name}`, whose: null })
}
