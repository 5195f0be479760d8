import type { FastifyInstance } from 'fastify'
import { ok } from 'shared/server/http/outcome'
import { serve } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import { operationContract } from '../../contract/operation'
import { lookAtAll } from './lookAtAll'

/** How the house is, for the members with the duty `operation`. */
export function operation(app: FastifyInstance, context: SliceContext): void {
  serve(app, operationContract, {
    'GET staff/state': async ({ audit }) => {
      const things = await lookAtAll(context)
      const lookedAt = context.now().toISOString()
      return audit(
        context.database,
        { act: 'state of the house read', whose: null },
        ok({ lookedAt, things }),
      )
    },
  })
}
