import type { FastifyInstance } from 'fastify'
import { buyingContract } from 'shared/published/buying'
import { coursesContract } from 'shared/published/courses'
import { notFound, ok } from 'shared/server/http/outcome'
import { serve } from 'shared/server/http/serve'
import { absenceMessages } from '../messages'

/**
 * The calls that several domains make, where the domain that owns them is not part of this practice: nothing is offered
 * and nothing can be bought, so that no screen of another domain fails. They are mounted after all slices.
 */
export function absentCalls(app: FastifyInstance): void {
  if (!app.hasRoute({ method: 'GET', url: '/api/courses' })) {
    serve(app, coursesContract, {
      'GET courses': () => ok([]),
      'POST courses/unassignFromUser': () => notFound(absenceMessages.courses),
    })
  }
  if (!app.hasRoute({ method: 'GET', url: '/api/payments/prices' })) {
    serve(app, buyingContract, {
      'GET payments/prices': () => ok({ prices: [] }),
      'POST purchases': () => notFound(absenceMessages.purchases),
    })
  }
}
