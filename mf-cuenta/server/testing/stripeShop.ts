import { randomUUID } from 'node:crypto'
import { freePort } from 'shared/testing/programs/freePort'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import Stripe from 'stripe'
import { openShop, type Shop } from './shop'
import { STRIPE_WEBHOOK_SECRET, StripeDouble } from './stripeDouble'

export let shop: Shop<TestServer>
export let double: StripeDouble

/** A server for the tests of a file, whose payments go to a double of Stripe; each test begins with an empty shop. */
export function openStripeShop() {
  beforeAll(async () => {
    let server: TestServer | undefined
    double = await new StripeDouble(() => server?.context.now() ?? new Date()).start()
    const environment = {
      PORT: String(freePort()),
      PUBLIC_ORIGIN: 'http://localhost',
      ...double.environment,
      STRIPE_CATALOGUE: 'plan-funcional=price_funcional,Course=prod_curso',
      STRIPE_TAX: 'yes',
      STRIPE_INVOICES: 'yes',
    }
    server = await testServer({ environment })
    double.addPrice('price_funcional', 9_900)
    shop = await openShop(server, await server.signIn(NUEVO))
  })
  beforeEach(async () => {
    await shop.forgetAll()
    double.instead = undefined
    double.asked.length = 0
  })
  afterAll(async () => {
    await shop.server.close()
    await double.stop()
  })
}

const { webhooks } = new Stripe('sk_test_of_the_test')

/** Sends an event to our webhook, signed as Stripe signs it. */
export async function tell(
  object: object,
  { type = 'x', id = `evt_${randomUUID()}`, at = now(), secret = STRIPE_WEBHOOK_SECRET } = {},
) {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
  const timestamp = Math.floor(at.getTime() / 1000)
  const { statusCode } = await shop.server.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    },
  })
  return statusCode
}

export const now = () => shop.server.context.now()
/** The requests that posted to a path of Stripe. */
export const sent = (path: string) => double.asked.filter(one => one.method === 'POST' && one.path === path)
export const call = (name: string, body?: object) => shop.server.call(name, { token: shop.token, body })

/** Stripe's session of the last order. */
export async function sessionOf() {
  const session = double.sessions.get((await shop.lastOrder()).sessionId ?? '')
  if (!session) throw new Error('Stripe has no session of the last order')
  return session
}
