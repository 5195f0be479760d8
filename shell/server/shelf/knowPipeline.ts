import type { FastifyReply, FastifyRequest } from 'fastify'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { bearerToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import { limitOf, networkOf } from 'shared/server/throttle/limits'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { refusal, type ShelfRefusal, sendRefusal } from './answers'
import { shelfMessages } from './messages'
import { noteAct } from './noteAct'
import { type Pipeline, pipelineOf } from './tokenStore'

declare module 'fastify' {
  interface FastifyRequest {
    /** The pipeline of a call to the shelf. */
    pipeline: Pipeline | undefined
  }
}

/** Nothing of a call is read before its token is known, and is the token of the remote in its address. */
export function knowPipeline(context: SliceContext) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearerToken(request)
    const pipeline = token ? await pipelineOf(context.database, token) : undefined
    if (!pipeline) return sendRefusal(await unknown(context, request), reply)
    const { remote } = request.params as { remote: string }
    if (remote !== pipeline.remote) {
      const refused = refusal(403, shelfMessages.otherRemote)
      await noteAct(context, pipeline, 'refused at the shelf of another remote')
      return sendRefusal(refused, reply)
    }
    request.pipeline = pipeline
  }
}

/** Twenty in a quarter of an hour: a pipeline whose token is good is never counted. */
async function unknown({ database, now }: SliceContext, { ip }: FastifyRequest): Promise<ShelfRefusal> {
  const limit = limitOf({
    name: 'wrong shelf tokens',
    of: networkOf(ip),
    most: 20,
    windowMs: 15 * MS_PER_MINUTE,
  })
  const message = shelfMessages.tooManyTokens
  const refused = await throttleRefusal(database, { limits: [limit], at: now(), message })
  return (refused as ShelfRefusal | undefined) ?? refusal(401, shelfMessages.noToken)
}
