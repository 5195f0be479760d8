import type { AddressInfo } from 'node:net'
import { readConfig } from 'shared/server/config/config'
import { testHome } from 'shared/testing/testHome'
import { serveParts } from './serveParts'

test.each<[string, Record<string, string>, string]>([
  ['for its own machine alone', {}, '127.0.0.1'],
  ['where HOST says', { HOST: '0.0.0.0' }, '0.0.0.0'],
])('the embedded demo, with its mailbox, is there %s', async (_, environment, address) => {
  const home = await testHome()
  const config = readConfig({
    SERVE: 'api',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...home.environment,
    ...environment,
  })
  const [server] = await serveParts(config)
  const at = server?.server.address() as AddressInfo
  expect(at.address).toBe(address)
  expect((await fetch(`http://127.0.0.1:${at.port}/api/outbox`)).status).toBe(200)
  await server?.close()
  await home.remove()
})
