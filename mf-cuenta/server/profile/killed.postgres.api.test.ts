import { cutAtEachStatement } from 'shared/testing/services/cutAtEachStatement'
import { testHome } from 'shared/testing/testHome'
import type { TestServer } from 'shared/testing/testServer'

const words = (round: number, when: string) => ({
  ocupation: `Maestra ${round} ${when}`,
  objective: `Dormir ${round} ${when}`,
  emergencyContactName: `Luisa ${round} ${when}`,
})

test('a saved profile that is cut off is the old one or the new one; the repeated call stores it', async () => {
  const home = await testHome()
  const put = (server: TestServer, { id, token }: { id: number; token: string }, body: object) =>
    server.call(`PUT patients/${id}`, { token, body })
  const { statements } = await cutAtEachStatement({
    home,
    async prepare(round, server) {
      const ana = await server.signIn()
      const [before, after] = [words(round, 'antes'), words(round, 'después')]
      expect((await put(server, ana, before)).status).toBe(200)
      return { ana, before, after }
    },
    call: ({ ana, after }, server) => put(server, ana, after),
    async afterCut({ ana, before, after }, server) {
      const { body } = await server.call(`GET patients/${ana.id}`, { token: ana.token })
      expect(body).toMatchObject(body.ocupation === after.ocupation ? after : before)
    },
    async afterRepeat({ ana, after }, { status }, server) {
      expect(status).toBe(200)
      const { body } = await server.call(`GET patients/${ana.id}`, { token: ana.token })
      expect(body).toMatchObject(after)
    },
  })
  expect(statements).toBeGreaterThan(3)
  await home.remove()
})
