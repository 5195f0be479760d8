import { eq } from 'drizzle-orm'
import { freePort } from 'shared/testing/programs/freePort'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import { orders, payments, purchases } from '../schema'
import { CARDS, NOTHING, openShop, type Shop } from '../testing/shop'
import { pagosCommand } from './pagosCommand'

let shop: Shop<TestServer>
beforeAll(async () => {
  const environment = { PORT: String(freePort()), PUBLIC_ORIGIN: 'http://localhost' }
  const server = await testServer({ environment })
  shop = await openShop(server, await server.signIn(NUEVO))
})
beforeEach(() => shop.forgetAll())
afterAll(() => shop.server.close())

async function pagos(...words: string[]): Promise<string[]> {
  const said: string[] = []
  const work = pagosCommand.find(words)
  if (!work) throw new Error('no command')
  await work(
    shop.server.context,
    line => said.push(line),
    async () => true,
  )
  return said
}

const conciliar = () => pagos('conciliar')

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

describe('reembolsar', () => {
  const REASON = ['no', 'pudo', 'asistir']

  async function paidFolio() {
    await shop.pay(await shop.buy({ productId: 'NutricionOnline' }))
    await shop.server.jobsDone()
    const { body } = await shop.server.call('GET payments', { token: shop.token })
    return body[0].folio
  }

  test('gives a payment back at the provider, takes the product, tells the person, and records the reason', async () => {
    const folio = await paidFolio()
    await shop.server.emptyMailbox()
    const said = await pagos('reembolsar', folio, ...REASON)
    expect(said.at(-1)).toBe(`Reembolsado  ${folio}: $490 MXN por Consulta de nutrición en línea.`)
    expect(await shop.holds()).toEqual(NOTHING)
    expect((await shop.server.call('GET payments', { token: shop.token })).body).toMatchObject([
      { folio, status: 'REFUNDED', refunded: 49_000 },
    ])
    expect(await pagos('reembolsos')).toEqual([
      expect.stringMatching(new RegExp(`Z  ${folio}  \\$490 MXN  reembolsado  no pudo asistir$`)),
    ])

    // A second time changes nothing, and nobody is told twice.
    expect((await pagos('reembolsar', folio, 'otra', 'vez')).slice(1)).toEqual([
      `El pago ${folio} ya estaba reembolsado: nada cambió.`,
    ])
    const mails = await shop.server.mails({ to: NUEVO })
    expect(mails.map(({ subject }) => subject)).toEqual(['Te devolvimos $490 MXN'])
    expect(mails[0]?.text).toContain('Devolvimos $490 MXN de tu pago por Consulta de nutrición en línea.')
    expect(await conciliar()).toEqual(['1 pago comparado, 0 correcciones, 0 sin dueño.'])
  })

  test('a refund that was interrupted is seen, and the same command completes it', async () => {
    const folio = await paidFolio()
    const { database } = shop.server.context
    await database.execute('alter table sandbox.sessions rename to away')
    await expect(pagos('reembolsar', folio, ...REASON)).rejects.toThrow()
    await database.execute('alter table sandbox.away rename to sessions')
    expect((await pagos('reembolsos'))[0]).toContain('sin terminar: repite el comando  no pudo asistir')
    await pagos('reembolsar', folio, ...REASON)
    expect((await pagos('reembolsos'))[0]).toContain('reembolsado  no pudo asistir')
  })

  test('an unknown payment, and one that was not paid, are refused', async () => {
    await expect(pagos('reembolsar', 'MD-999999', ...REASON)).rejects.toThrow('No existe el pago MD-999999.')
    const folio = await paidFolio()
    await shop.server.context.database.update(payments).set({ status: 'FAILED' })
    await expect(pagos('reembolsar', folio, ...REASON)).rejects.toThrow('no se cobró')
  })
})

test.each([
  [[]],
  [['conciliar', 'ya']],
  [['reembolsos', 'todos']],
  [['reembolsar']],
  [['reembolsar', 'MD-000001']],
  [['reembolsar', '1', 'un motivo']],
  [['reembolsar', 'MD-000001', 'x'.repeat(301)]],
])('%j is no command', words => {
  expect(pagosCommand.find(words)).toBeUndefined()
})
