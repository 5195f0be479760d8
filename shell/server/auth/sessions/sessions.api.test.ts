import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import { ANA, NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

let server: TestServer
beforeEach(async () => {
  server = await testServer({ environment: { TRUST_PROXY: 'yes', COUNTRY_HEADER: 'CF-IPCountry' } })
})
afterEach(() => server.close())

const enter = async (headers: Record<string, string> = {}, email = ANA) =>
  (await server.call('POST auth/login', { body: { email, password: PASSWORD }, headers })).body
const list = (token: string) => server.call('GET auth/sessions', { token })
const me = async (token: string) => (await server.call('POST auth/me', { token })).status

describe('GET auth/sessions', () => {
  test('says device, place and last use of the person’s own sessions, the last used first', async () => {
    await enter({}, NUEVO)
    const phone = await enter({ 'user-agent': ANDROID, 'cf-ipcountry': 'MX' })
    server.pass(2 * MS_PER_HOUR)
    const other = await enter()
    const ofPhone = { device: 'Chrome en Android', place: 'México' }
    const ofOther = { device: 'Dispositivo desconocido', place: 'desconocido' }
    expect((await list(other.token)).body).toMatchObject([
      { ...ofOther, current: true },
      { ...ofPhone, current: false },
    ])
    // Asking is a use.
    expect((await list(phone.token)).body).toMatchObject([
      { ...ofPhone, current: true },
      { ...ofOther, current: false },
    ])
  })

  test('a use is noted within the hour', async () => {
    const { token } = await enter()
    const usedAt = async () => (await list(token)).body[0].usedAt
    const first = await usedAt()
    server.pass(MS_PER_HOUR / 2)
    expect(await usedAt()).toBe(first)
    server.pass(MS_PER_HOUR)
    expect(Date.parse(await usedAt())).toBeGreaterThan(Date.parse(first) + MS_PER_HOUR)
  })

  test('words of a caller’s own are no device and no place', async () => {
    const { token } = await enter({
      'user-agent': `<b>Llama al 800</b>${'x'.repeat(5000)}`,
      'cf-ipcountry': '<script>',
    })
    expect((await list(token)).body).toMatchObject([
      { device: 'Dispositivo desconocido', place: 'desconocido' },
    ])
  })

  test('without a trusted proxy the header of a country counts nothing', async () => {
    const wary = await testServer({ environment: { COUNTRY_HEADER: 'cf-ipcountry' } })
    const body = { email: ANA, password: PASSWORD }
    const entered = await wary.call('POST auth/login', { body, headers: { 'cf-ipcountry': 'MX' } })
    const { body: open } = await wary.call('GET auth/sessions', { token: entered.body.token })
    expect(open).toMatchObject([{ place: 'desconocido' }])
    await wary.close()
  })

  test('an expired session is not shown', async () => {
    await enter()
    server.pass(30 * MS_PER_DAY + 1000)
    const { token } = await enter()
    expect((await list(token)).body).toHaveLength(1)
  })
})

describe('DELETE auth/sessions', () => {
  test('one ends at once, and a second time it is 404', async () => {
    const [phone, laptop] = [await enter(), await enter()]
    const { id } = (await list(laptop.token)).body.find((one: { current: boolean }) => !one.current)
    const end = () => server.call(`DELETE auth/sessions/${id}`, { token: laptop.token })
    expect(await end()).toMatchObject({ status: 200 })
    expect([await me(phone.token), await me(laptop.token)]).toEqual([401, 200])
    expect(await end()).toMatchObject({ status: 404, body: { message: 'Esa sesión ya había terminado.' } })
  })

  test('another person’s session is 404 and stays', async () => {
    const [own, others] = [await enter(), await enter({}, NUEVO)]
    const [{ id }] = (await list(others.token)).body
    expect((await server.call(`DELETE auth/sessions/${id}`, { token: own.token })).status).toBe(404)
    expect(await me(others.token)).toBe(200)
  })

  test('all end, also the caller’s, and nobody else’s', async () => {
    const [phone, laptop, others] = [await enter(), await enter(), await enter({}, NUEVO)]
    expect((await server.call('DELETE auth/sessions', { token: phone.token })).status).toBe(200)
    expect([await me(phone.token), await me(laptop.token), await me(others.token)]).toEqual([401, 401, 200])
  })
})
