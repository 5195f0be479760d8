import { type TestHome, testHome } from 'shared/testing/testHome'
import { type Answer, type TestServer, testServer } from 'shared/testing/testServer'
import { slices } from './slices'

/* The drill `remove` deletes each domain's folder, and starts what is left. */
let home: TestHome
beforeAll(async () => {
  home = await testHome()
})
afterAll(() => home.remove())

type Ask = (name: string, body?: object) => Promise<Answer>

/** The answers that a person gets where a domain was. */
const FOUND: Record<string, (ask: Ask) => Promise<void>> = {
  async cursos(ask) {
    expect(await ask('GET courses')).toMatchObject({ status: 200, body: [] })
    const { body: me } = await ask('POST auth/me')
    expect(await ask('POST courses/unassignFromUser', { userId: me.id, courseId: 1 })).toMatchObject({
      status: 404,
      body: { message: 'La clínica no ofrece cursos por aquí.' },
    })
    expect((await ask('GET recipes')).body.length).toBeGreaterThan(0)
    expect((await ask('GET course-progress')).status).toBe(404)
  },
  async cuenta(ask) {
    expect((await ask('POST auth/me')).body).toMatchObject({
      firstName: 'Ana',
      purchases: [],
      subscriptions: [],
    })
    expect(await ask('GET payments/prices')).toMatchObject({ status: 200, body: { prices: [] } })
    const wish = { productId: 'NutricionOnline', returnUrl: 'https://mydiet.mx/user' }
    expect(await ask('POST purchases', wish)).toMatchObject({
      status: 404,
      body: { message: 'La clínica no vende nada por aquí.' },
    })
  },
}

test.each(slices.map(({ name }) => name))('without %s no call fails', async name => {
  const server = await testServer({ home, slices: slices.filter(slice => slice.name !== name) })
  try {
    const { token } = await server.signIn()
    const ask: Ask = (call, body) => server.call(call, { token, ...(body && { body }) })
    await FOUND[name]?.(ask)
    const answers = await Promise.all(
      plainGets(server).map(async call => [call, (await ask(call)).status] as const),
    )
    expect(answers.filter(([, status]) => status >= 500)).toEqual([])
    expect(answers.length).toBeGreaterThan(20)
  } finally {
    await server.close()
  }
})

/** The calls that need nothing but a person; the pages of the documentation ask no slice. */
const plainGets = ({ routes }: TestServer) =>
  routes
    .filter(({ method, url }) => method === 'GET' && /^\/api\/(?!docs)[^:*]+$/.test(url))
    .map(({ url }) => `GET ${url.slice('/api/'.length)}`)
