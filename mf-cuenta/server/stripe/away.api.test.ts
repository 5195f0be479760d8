import { ProviderAway } from '../provider/provider'
import { orders } from '../schema'
import { call, double, now, openStripeShop, sent, sessionOf, shop, tell } from '../testing/stripeShop'
import { StripeProvider } from './StripeProvider'
import { stripeConfig } from './stripeConfig'

openStripeShop()

/** The time limit of a call in shared/client. */
const BROWSER_GIVES_UP_MS = 12_000

describe('while Stripe is away', () => {
  test.each([
    ['answers 500', 500],
    ['refuses our key', 401],
    ['asks for patience', 429],
    ['hangs up', 0],
  ])('and %s, a payment is 503 with Retry-After, and nothing is stored', async (_, status) => {
    double.instead = (request, response) =>
      status === 0
        ? request.socket.destroy()
        : response.writeHead(status, { 'stripe-should-retry': 'false' }).end('{"error":{"message":"no"}}')
    const { status: answered, headers, body } = await shop.buy({ productId: 'NutricionOnline' })
    expect([answered, headers?.['retry-after']]).toEqual([503, '10'])
    expect(body.message).toContain('No se te cobró nada')
    expect(await shop.server.context.database.$count(orders)).toBe(0)
    double.instead = undefined
    expect((await shop.buy({ productId: 'NutricionOnline' })).status).toBe(201)
  })

  test('a plan stays as it is, and its event has to be repeated', async () => {
    await shop.subscribe()
    const { sessionId } = await shop.lastOrder()
    double.pay(sessionId ?? '')
    double.instead = request => request.socket.destroy()
    expect(await tell(await sessionOf(), { id: 'evt_later' })).toBe(503)
    double.instead = undefined
    expect(await tell(await sessionOf(), { id: 'evt_later' })).toBe(200)
    double.instead = request => request.socket.destroy()
    expect((await call('DELETE plans/cancel-suscription')).status).toBe(503)
    double.instead = undefined
    expect((await call('GET payments/subscriptions')).body[0].endsAt).toBeNull()
  })

  test('and says nothing, a payment is 503 before the browser gives up, and nothing is stored', async () => {
    double.instead = () => undefined
    const begun = Date.now()
    const { status, headers, body } = await shop.subscribe()
    expect(Date.now() - begun).toBeLessThan(BROWSER_GIVES_UP_MS)
    expect([status, headers?.['retry-after']]).toEqual([503, '10'])
    expect(body.message).toContain('No se te cobró nada')
    expect(await shop.server.context.database.$count(orders)).toBe(0)
    double.instead = undefined
    expect((await shop.subscribe()).status).toBe(201)
  })

  test('no request waits longer than its time limit', async () => {
    const limits = { timeout: 100, maxNetworkRetries: 0 }
    const provider = new StripeProvider(stripeConfig(double.environment), limits)
    double.instead = () => undefined
    await expect(provider.read('cs_1')).rejects.toThrow(ProviderAway)
    await expect(async () => {
      for await (const { id } of provider.sessionsSince(now())) expect(id).toBe('none')
    }).rejects.toThrow(ProviderAway)
  })

  test('a lost answer is asked for again with the same key', async () => {
    double.instead = request => {
      double.instead = undefined
      request.socket.destroy()
    }
    expect((await shop.buy({ productId: 'NutricionOnline' })).status).toBe(201)
    const keys = sent('/v1/checkout/sessions').map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(new Set(keys)).toEqual(new Set([(await shop.lastOrder()).reference]))
  })
})
