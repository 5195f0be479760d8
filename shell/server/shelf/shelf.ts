import { createReadStream, existsSync, statSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { MS_PER_HOUR } from 'shared/dates/times'
import { LONGEST_REASON } from 'shared/published/releases'
import { shelfIn } from 'shared/releases/shelf'
import { hasStories, storiesFile } from 'shared/releases/stories'
import { notFoundHandler } from 'shared/server/http/errorHandler'
import { jsonBodies } from 'shared/server/http/jsonBodies'
import { validatorCompiler } from 'shared/server/http/validator'
import type { SliceContext } from 'shared/server/slices/context'
import { limitOf } from 'shared/server/throttle/limits'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import Type, { type Static } from 'typebox'
import { closeUnread } from '../files/closeUnread'
import { isReadOnly } from '../releases/holdReleases'
import { isRefusal, refusal, type ShelfRefusal, sendRefusal } from './answers'
import { arrive } from './arrive'
import { arriveStories } from './arriveStories'
import { knowPipeline } from './knowPipeline'
import { shelfMessages } from './messages'
import { moveCurrent, withdrawCurrent } from './moveCurrent'
import { noteAct } from './noteAct'
import { earlyProblem } from './receiveArchive'
import { shelfState, tagOf } from './shelfState'
import type { Pipeline } from './tokenStore'

const reason = Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST_REASON }))

const release = Type.String({ pattern: '^[0-9a-f]{16}$', maxLength: 16 })
const OfRelease = Type.Object({ remote: Type.String({ maxLength: 40 }), release })

const Move = Type.Object({
  release,
  /** Why, where it goes back. */
  reason,
  /** In percent: it is tried on so many browsers, and becomes current later. */
  share: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
})

const Withdrawal = Type.Object({ reason })

/** Any of them is refused after too many wrong tokens. */
const NOT_IN_DOCUMENTS: FastifySchema = {
  hide: true,
  response: { 429: Type.Object({ message: Type.String() }) },
}

/** The shelf over HTTP (README.md): releases and their stories arrive, and one is made current. */
export async function shelf(app: FastifyInstance, context: SliceContext): Promise<void> {
  const folder = shelfIn(context.config.dataDir)
  app.setNotFoundHandler(notFoundHandler)
  app.setValidatorCompiler(validatorCompiler)
  app.decorateRequest('pipeline', undefined)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return knowPipeline(context)(request, reply)
  })
  await app.register(async scope => archives(scope, context, folder))
  await app.register(async scope => moves(scope, context, folder))
}

/** Releases arrive here. A pipeline without the right, or with too large or too many archives, is refused unread. */
function archives(app: FastifyInstance, context: SliceContext, folder: string): void {
  app.removeAllContentTypeParsers()
  // The handler reads it.
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  app.addHook('onResponse', async request => closeUnread(request))
  const config = { bringsFile: true }
  app.post('/:remote/releases', { schema: NOT_IN_DOCUMENTS, config }, async (request, reply) => {
    const pipeline = known(request)
    const early = noShelf(folder) ?? earlyProblem(request.raw) ?? (await tooManyArchives(context, pipeline))
    if (early) return answerRefusal(context, pipeline, early, reply)
    const now = context.now()
    const arrived = await onShelf(() =>
      arrive({ shelf: folder, pipeline, grants: context.config, now }, request.raw),
    )
    if (isRefusal(arrived)) return answerRefusal(context, pipeline, arrived, reply)
    const { release, isNew } = arrived
    if (isNew) await noteAct(context, pipeline, `release ${release} published`)
    return reply
      .code(isNew ? 201 : 200)
      .header('cache-control', 'no-store')
      .send({ remote: pipeline.remote, release })
  })

  const stories = { schema: { ...NOT_IN_DOCUMENTS, params: OfRelease }, config }
  app.put<{ Params: Static<typeof OfRelease> }>(
    '/:remote/releases/:release/stories',
    stories,
    async (request, reply) => {
      const pipeline = known(request)
      const place = { shelf: folder, ...request.params }
      const problem =
        noShelf(folder) ??
        earlyProblem(request.raw) ??
        (await tooManyArchives(context, pipeline)) ??
        (await onShelf(() => arriveStories(place, request.raw)))
      if (problem) return answerRefusal(context, pipeline, problem, reply)
      await noteAct(context, pipeline, `stories of release ${place.release} kept`)
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  )
}

function moves(app: FastifyInstance, context: SliceContext, folder: string): void {
  jsonBodies(app)

  const sendState = (remote: string, reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-store')
      .header('etag', tagOf(folder, remote))
      .send(shelfState(folder, remote))

  app.get('/:remote', { schema: NOT_IN_DOCUMENTS }, async (request, reply) => {
    const { remote } = known(request)
    const away = noShelf(folder)
    return away ? sendRefusal(away, reply) : sendState(remote, reply)
  })

  const stories = { ...NOT_IN_DOCUMENTS, params: OfRelease }
  app.get<{ Params: Static<typeof OfRelease> }>(
    '/:remote/releases/:release/stories',
    { schema: stories },
    async ({ params: { remote, release } }, reply) => {
      const away = noShelf(folder)
      if (away) return sendRefusal(away, reply)
      if (!hasStories(folder, remote, release))
        return sendRefusal(refusal(404, shelfMessages.withoutStories), reply)
      const file = storiesFile(folder, remote, release)
      return reply
        .headers({ 'cache-control': 'no-store', 'content-length': statSync(file).size })
        .type('application/gzip')
        .send(createReadStream(file))
    },
  )

  const schema = { ...NOT_IN_DOCUMENTS, body: Move }
  app.put<{ Body: Static<typeof Move> }>('/:remote/current', { schema }, async (request, reply) => {
    const pipeline = known(request)
    const move = { ...request.body, ifMatch: request.headers['if-match'] }
    const problem =
      noShelf(folder) ?? (await onShelf(() => moveCurrent(context, { shelf: folder, pipeline }, move)))
    if (problem) return answerRefusal(context, pipeline, problem, reply)
    return sendState(pipeline.remote, reply)
  })

  const withdrawal = { ...NOT_IN_DOCUMENTS, querystring: Withdrawal }
  app.delete<{ Querystring: Static<typeof Withdrawal> }>(
    '/:remote/current',
    { schema: withdrawal },
    async (request, reply) => {
      const pipeline = known(request)
      const how = { ...request.query, ifMatch: request.headers['if-match'] }
      const place = { shelf: folder, pipeline }
      const problem = noShelf(folder) ?? (await onShelf(() => withdrawCurrent(context, place, how)))
      if (problem) return answerRefusal(context, pipeline, problem, reply)
      return sendState(pipeline.remote, reply)
    },
  )
}

function known({ pipeline }: FastifyRequest): Pipeline {
  if (!pipeline) throw new Error('the hook has let a call without a pipeline through')
  return pipeline
}

/** Only a process with the folder of releases has the shelf. */
function noShelf(folder: string): ShelfRefusal | undefined {
  return existsSync(folder) ? undefined : refusal(503, shelfMessages.noShelf)
}

async function onShelf<T>(work: () => Promise<T>): Promise<T | ShelfRefusal> {
  try {
    return await work()
  } catch (error) {
    if (isReadOnly(error)) return refusal(503, shelfMessages.readOnly)
    throw error
  }
}

/** A pipeline that goes wild fills neither the disk nor the log. */
async function tooManyArchives(
  { database, now }: SliceContext,
  { id }: Pipeline,
): Promise<ShelfRefusal | undefined> {
  const limits = [limitOf({ name: 'archives of a token', of: id, most: 60, windowMs: MS_PER_HOUR })]
  const message = shelfMessages.tooManyArchives
  return throttleRefusal(database, { limits, at: now(), message }) as Promise<ShelfRefusal | undefined>
}

/** Writes a refusal of a pipeline into the audit log, unless it only comes too often. */
async function answerRefusal(
  context: SliceContext,
  pipeline: Pipeline,
  refused: ShelfRefusal,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [problem = refused.message] = refused.problems ?? []
  if (refused.status !== 429) await noteAct(context, pipeline, `refused (${refused.status}): ${problem}`)
  return sendRefusal(refused, reply)
}
