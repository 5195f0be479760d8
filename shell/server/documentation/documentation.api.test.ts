import { type TestServer, testServer } from 'shared/testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const get = (url: string) => server.app.inject({ method: 'GET', url })

test.each(['/api/docs', '/api/docs/'])('%s finds all its files', async address => {
  const page = await get(address)
  expect(page.statusCode).toBe(200)
  const parts = [...page.payload.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, part]) => part ?? '')
  expect(parts.length).toBeGreaterThan(3)
  for (const part of parts) {
    const { pathname } = new URL(part, `http://localhost${address}`)
    expect([pathname, (await get(pathname)).statusCode]).toEqual([pathname, 200])
  }
})
