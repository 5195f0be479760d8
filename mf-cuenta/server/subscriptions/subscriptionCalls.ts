import type { FastifyRequest } from 'fastify'
import { conflict, created, invalidField, notFound, type Outcome, ok } from 'shared/server/http/outcome'
import type { Handlers } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import type { plansContract } from '../../contract/plans'
import type { HeldSubscription, subscriptionsContract } from '../../contract/subscriptions'
import { planRefusals, purchaseRefusals } from '../../messages'
import { monthlyPlanById } from '../catalogue/catalogueStore'
import { ownOrigin } from '../checkout/ownOrigin'
import { ownReturnPath } from '../checkout/ownReturnPath'
import type { PaymentProvider } from '../provider/provider'
import { providerOf } from '../provider/providerOf'
import { providerUnavailable, unlessAway } from '../provider/unlessAway'
import { settle } from '../settle/settle'
import { asHeld, endGiven, heldSubscriptions, subscriptionById } from './subscriptionStore'

type Calls = Handlers<typeof subscriptionsContract> &
  Pick<Handlers<typeof plansContract>, 'DELETE plans/cancel-suscription'>

export function subscriptionCalls(context: SliceContext): Calls {
  const { database } = context
  return {
    'GET payments/subscriptions': async ({ person }) => {
      const held = await heldSubscriptions(database, person.id)
      return ok(await Promise.all(held.map(({ row }) => asHeld(database, row))))
    },

    'DELETE plans/cancel-suscription': async ({ person, query, request }) => {
      const all = await heldSubscriptions(database, person.id)
      const held =
        query.subscription === undefined
          ? (all.find(({ row }) => row.endsAt === null) ?? all[0])
          : all.find(({ row }) => row.id === query.subscription)
      if (!held) return notFound(planRefusals.noSubscription)
      if (held.row.endsAt) return conflict(planRefusals.alreadyCancelled)
      const { row, order } = held
      if (!order?.sessionId) {
        const ended = (await endGiven(database, row)) ?? row
        return ok(await asHeld(database, ended))
      }
      const { sessionId } = order
      const ids = { id: row.id, orderId: order.id }
      return atProvider(request, ids, provider => provider.cancel(sessionId, 'periodEnd'))
    },

    'POST payments/subscriptions/{id}/change': async ({ person, params, body, request }) => {
      const held = await heldOf(person.id, params.id)
      if (!held?.order?.sessionId) return notFound(planRefusals.noSubscription)
      const plan = await monthlyPlanById(database, body.priceId)
      const { row } = held
      // The own plan is kept, or goes on, even where it is sold to nobody else any more.
      if (!plan || (plan.withdrawn && plan.priceId !== row.priceId))
        return invalidField('priceId', planRefusals.unknownPrice)
      if (row.nextPriceId === plan.priceId && !row.endsAt) return ok(await asHeld(database, row))
      // A cancellation is never taken back unseen.
      if (row.endsAt && !body.resume) return conflict(planRefusals.cancelled)
      const { priceId, title, amount } = plan
      if ((body.shownAmount ?? amount) !== amount) return conflict(purchaseRefusals.otherPrice)
      const { id: orderId, sessionId } = held.order
      return atProvider(request, { id: row.id, orderId }, provider =>
        provider.changePlan(sessionId, { priceId, title, amount }),
      )
    },

    'POST payments/subscriptions/{id}/card': async ({ person, params, body, request }) => {
      const held = await heldOf(person.id, params.id)
      if (!held?.order?.sessionId) return notFound(planRefusals.noSubscription)
      if (!held.row.paymentFailed) return conflict(planRefusals.notFailed)
      const origin = ownOrigin(context.config, request)
      const path = origin && ownReturnPath(body.returnUrl, origin)
      if (!path) return invalidField('returnUrl', purchaseRefusals.foreignReturn)
      const { sessionId } = held.order
      return withProvider(request, async provider =>
        created({ url: await provider.cardPage(sessionId, new URL(path, origin).href) }),
      )
    },
  }

  async function heldOf(userId: number, id: number) {
    return (await heldSubscriptions(database, userId)).find(({ row }) => row.id === id)
  }

  /** Changes a subscription at the provider first, and then here to what the provider tells. */
  function atProvider(
    request: FastifyRequest,
    held: { id: number; orderId: number },
    change: (provider: PaymentProvider) => Promise<void>,
  ): Promise<Outcome<HeldSubscription>> {
    return withProvider(request, async provider => {
      await change(provider)
      await settle(context, provider, held.orderId)
      const row = await subscriptionById(database, held.id)
      return row ? ok(await asHeld(database, row)) : notFound(planRefusals.noSubscription)
    })
  }

  async function withProvider<T>(
    request: FastifyRequest,
    work: (provider: PaymentProvider) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const provider = providerOf(context)
    const message = planRefusals.providerAway
    return provider ? unlessAway(request, message, () => work(provider)) : providerUnavailable(message)
  }
}
