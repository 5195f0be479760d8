import type { Stripe } from 'stripe'
import type { ProviderSession } from '../provider/provider'
import { asSession, idOf } from './asSession'

/** The longest page of a list that Stripe sends. */
export const PAGE = 100

/** A session with everything that it led to: its subscription, and the invoices, charges and disputes of its customer. */
export async function readSession(
  stripe: Stripe,
  sessionId: string,
  planOf: (stripePrice: string) => string | undefined,
): Promise<ProviderSession> {
  const session = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent', 'subscription'],
  })
  const subscription = typeof session.subscription === 'object' ? session.subscription : null
  const intent = idOf(session.payment_intent)
  const customer = idOf(subscription?.customer)
  const [invoices, charges] = await Promise.all([
    subscription
      ? all(stripe.invoices.list({ subscription: subscription.id, limit: PAGE, expand: ['data.payments'] }))
      : [],
    customer || intent
      ? all(stripe.charges.list({ limit: PAGE, ...(customer ? { customer } : { payment_intent: intent }) }))
      : [],
  ])
  const disputed = charges.filter(charge => charge.disputed)
  const disputes = await Promise.all(
    disputed.map(charge => all(stripe.disputes.list({ charge: charge.id, limit: PAGE }))),
  )
  return asSession({ session, subscription, invoices, charges, disputes: disputes.flat(), planOf })
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of list) found.push(one)
  return found
}
