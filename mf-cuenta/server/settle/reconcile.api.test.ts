import { eq } from 'drizzle-orm'
import { freePort } from 'shared/testing/programs/freePort'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import { orders, payments, purchases } from '../schema'
import { CARDS, openShop, type Shop } from '../testing/shop'
import { pagosCommand } from './pagosCommand'

let shop: Shop<TestServer>
beforeAll(async () => {
  const environment = { PORT: String(freePort()), PUBLIC_ORIGIN: 'http://localhost' }
  const server = await testServer({ environment })
  shop = await openShop(server, await server.signIn(NUEVO))
})
beforeEach(() => shop.forgetAll())
afterAll(() => shop.server.close())

async function conciliar(): Promise<string[]> {
  const said: string[] = []
  await pagosCommand.find(['conciliar'])?.(shop.server.context, line => said.push(line))
  return said
}

test('it says what differs and mends it; a second run finds nothing', async () => {
  await shop.pay(await shop.buy({ productId: 'NutricionOnline' }), CARDS.silent)
  const { reference } = await shop.lastOrder()
  const said = await conciliar()
  expect(said).toEqual([
    `Corregido  ${reference}: OPEN → PAID`,
    expect.stringContaining(`${reference}: pago`),
    `Corregido  ${reference}: compra NutricionOnline - → ACTIVE`,
    '1 pago comparado, 3 correcciones, 0 sin dueño.',
  ])
  expect((await shop.holds()).purchases).toEqual(['NutricionOnline'])
  expect(await conciliar()).toEqual(['1 pago comparado, 0 correcciones, 0 sin dueño.'])
})

test('rows that were lost or changed by hand are written again', async () => {
  await shop.pay(await shop.buy({ productId: 'NutricionOnline' }))
  await shop.server.jobsDone()
  const { database } = shop.server.context
  await database.delete(purchases)
  await database.update(payments).set({ status: 'FAILED' })
  expect((await conciliar()).filter(line => line.startsWith('Corregido'))).toHaveLength(2)
  expect((await shop.holds()).purchases).toEqual(['NutricionOnline'])
  const [payment] = await database.select().from(payments).where(eq(payments.userId, shop.id))
  expect(payment?.status).toBe('PAID')
})

test('a paid session that no payment of ours knows is named', async () => {
  await shop.pay(await shop.buy({ productId: 'NutricionOnline' }), CARDS.silent)
  const { sessionId } = await shop.lastOrder()
  await shop.server.context.database.delete(orders)
  expect((await conciliar()).some(line => line.startsWith(`Sin dueño  ${sessionId}`))).toBe(true)
})

test('other words are no command', () => {
  expect(pagosCommand.find([])).toBeUndefined()
  expect(pagosCommand.find(['conciliar', 'ya'])).toBeUndefined()
})
