import { freePort } from 'shared/testing/programs/freePort'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import { openShop, type Shop } from './shop'

export let shop: Shop<TestServer>

/** A server for the tests of a file, in which Nuevo buys at the sandbox; each test begins with an empty shop. */
export function openSandboxShop() {
  beforeAll(async () => {
    const server = await testServer({
      environment: { PORT: String(freePort()), PUBLIC_ORIGIN: 'http://localhost' },
    })
    shop = await openShop(server, await server.signIn(NUEVO))
  })
  beforeEach(() => shop.forgetAll())
  afterAll(() => shop.server.close())
}

export const CONSULT = { productId: 'NutricionOnline' }
