import { testHome } from 'shared/testing/testHome'
import { testServer } from 'shared/testing/testServer'

test('four instances can start at once on an empty database', async () => {
  const home = await testHome('nothing')
  const begin = () => testServer({ home, environment: { DEMO: 'yes' } })
  const servers = await Promise.all([begin(), begin(), begin(), begin()])
  for (const server of servers) {
    const { token, purchases } = await server.signIn()
    expect(purchases).toHaveLength(4)
    expect((await server.call('GET courses', { token })).body).toHaveLength(4)
  }
  await Promise.all(servers.map(server => server.close()))
  await home.remove()
})
