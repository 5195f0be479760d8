import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answer } from 'shared/server/http/answer'
import { notFoundHandler } from 'shared/server/http/errorHandler'
import { jsonBodies } from 'shared/server/http/jsonBodies'
import { invalid, notFound, ok } from 'shared/server/http/outcome'
import { validatorCompiler } from 'shared/server/http/validator'
import type { SliceContext } from 'shared/server/slices/context'
import { houseKeys } from '../houseKeys'
import { knowGuest } from './knowGuest'
import { GuestMail, mailFor } from './mailFor'
import { internalMessages } from './messages'
import type { Port } from './portNames'

/** Version 1: a field may be added, none goes or changes its meaning. */
export const INTERNAL_PREFIX = '/internal/v1'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The ports of the house for guests (README.md). They are served at a port of their own. */
export async function internalApi(app: FastifyInstance, context: SliceContext): Promise<void> {
  const keys = await houseKeys(context.config)
  app.setNotFoundHandler(notFoundHandler)
  app.setValidatorCompiler(validatorCompiler)
  app.decorateRequest('callingGuest', undefined)
  app.decorateRequest('callingFor', 0)
  jsonBodies(app)
  const onRequest = (port: Port) => knowGuest(context, keys, port)

  app.get('/person', { onRequest: onRequest('person') }, async (request, reply) =>
    answer(await personFor(context, request), request, reply),
  )

  app.post<{ Body: GuestMail }>(
    '/mails',
    { onRequest: onRequest('mail'), schema: { body: GuestMail } },
    async (request, reply) => {
      const key = String(request.headers['idempotency-key'] ?? '')
      if (!UUID.test(key)) return answer(invalid(internalMessages.noKey), request, reply)
      const { callingGuest: guest, callingFor: personId, body: mail } = request
      if (!guest) throw new Error('the hook has let a call without a guest through')
      return answer(await mailFor(context, { guest, personId, key, mail }), request, reply)
    },
  )
}

/** Without the address, and without anything about health. */
async function personFor({ database, ports }: SliceContext, { callingFor }: FastifyRequest) {
  const person = await ports.people.byId(database, callingFor)
  if (!person) return notFound(internalMessages.gone)
  const { id, firstName, lastName, picture, zone } = person
  return ok({ id, firstName, lastName, picture, zone })
}
