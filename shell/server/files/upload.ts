import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UPLOADS, type UploadKind } from 'shared/published/uploads'
import { notConfirmed } from 'shared/server/http/access'
import { answer, refuse } from 'shared/server/http/answer'
import { serverMessages } from 'shared/server/http/messages'
import { type Refused, tooLarge, unauthorized, wrongMediaType } from 'shared/server/http/outcome'
import { bearerToken, isWhole } from 'shared/server/http/person'
import { acceptAnyBody } from 'shared/server/http/validator'
import type { SliceContext } from 'shared/server/slices/context'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { networkLimit, uploadLimit } from '../auth/attemptLimits'
import { consentRefusal } from '../privacy/requireConsent'
import { closeUnread } from './closeUnread'
import { fileMessages } from './messages'
import { arrivalsIn, receiveFile } from './receiveFile'
import { storeUpload } from './storeUpload'
import { uploadSchema } from './uploadSchema'

/** The room for the rest of a multipart body: boundaries, headers, the file's name. */
const WRAPPING_BYTES = 8 * 1024

/**
 * `POST files/upload`. A caller without the right, or with too large or too many files, is refused before the body is
 * read. Without a token only a picture is accepted: registration uploads one before there is an account. A file of a
 * person that comes without a kind may be a lab, and is treated as one until a call claims it.
 */
export async function upload(app: FastifyInstance, context: SliceContext): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addHook('onRequest', async ({ headers }, reply) => {
    const type = headers['content-type'] ?? ''
    if (!/^multipart\/form-data\s*;/i.test(type))
      return refuse(wrongMediaType(fileMessages.wrongMediaType), reply)
  })
  app.addHook('onResponse', async request => closeUnread(request))

  app.post<{ Querystring: { kind?: UploadKind } }>(
    '/files/upload',
    {
      schema: uploadSchema,
      config: { bringsFile: true },
      validatorCompiler: acceptAnyBody,
    },
    async (request, reply) => {
      const { kind = request.headers.authorization ? 'lab' : 'picture' } = request.query
      const owner = await ownerOfRequest(request, kind)
      if (typeof owner === 'object' && owner) return refuse(owner, reply)
      // A lab file is health data and needs consent (shared/product/shell.md#consent); a picture may precede the account.
      const consent = owner !== null && kind === 'lab' && (await consentRefusal(context.database, owner))
      const early = consent || (sizeProblem(request, kind) ?? (await throttle(context, request, owner)))
      if (early) return refuse(early, reply)
      const limit = { bytes: UPLOADS[kind].maxBytes, tooLarge: UPLOADS[kind].tooLarge }
      const outcome = await receiveFile(request, arrivalsIn(context.config.dataDir), limit, file =>
        storeUpload(context, file, { kind, isDecided: request.query.kind !== undefined, ownerId: owner }),
      )
      return answer(outcome, request, reply)
    },
  )
}

/** The owner's id, null without a token; an invalid token is refused even if none was needed. */
async function ownerOfRequest(request: FastifyRequest, kind: UploadKind): Promise<number | null | Refused> {
  const token = bearerToken(request)
  if (!request.headers.authorization && kind === 'picture') return null
  const person = token ? await request.server.identify(token) : undefined
  if (person && !isWhole(person)) return notConfirmed
  return person?.id ?? unauthorized(serverMessages.unauthorized)
}

function sizeProblem({ headers }: FastifyRequest, kind: UploadKind): Refused | undefined {
  const length = Number(headers['content-length'] ?? Number.NaN)
  return length > UPLOADS[kind].maxBytes + WRAPPING_BYTES ? tooLarge(UPLOADS[kind].tooLarge) : undefined
}

async function throttle(
  { database, now }: SliceContext,
  { ip }: FastifyRequest,
  owner: number | null,
): Promise<Refused | undefined> {
  const limit = owner === null ? networkLimit(ip, 'upload') : uploadLimit(owner)
  return throttleRefusal(database, { limits: [limit], at: now(), message: fileMessages.tooMany })
}
