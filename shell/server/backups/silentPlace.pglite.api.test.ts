import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { backupCommand } from './backupCommand'
import { newKeys } from './testing/practice'

/** A store that has no object, and answers nobody who brings one. */
let store: Server
let brought: number
let server: TestServer
beforeAll(async () => {
  brought = 0
  store = createServer((request, response) => {
    if (request.method === 'HEAD') response.writeHead(404).end()
    else brought++
  })
  await new Promise<void>(done => store.listen(0, '127.0.0.1', done))
  const { port } = store.address() as AddressInfo
  server = await testServer({
    environment: {
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_S3_ACCESS_KEY_ID: 'a',
      BACKUP_S3_SECRET_ACCESS_KEY: 'b',
    },
  })
})
afterAll(async () => {
  await server.close()
  await new Promise(done => store.close(done))
})

test('while a place is silent the embedded database answers, and nothing of the backup stays on the disk', async () => {
  const { config } = server
  const { recipient } = await newKeys()
  const environment = { ...config.environment, BACKUP_RECIPIENT: recipient }
  const backup = backupCommand({ ...config, environment }, ['s3://respaldos']).catch(
    (error: Error) => error.message,
  )
  await vi.waitFor(() => expect(brought).toBe(1), { timeout: 60_000 })
  const { token } = await server.signIn()
  expect((await server.call('GET recipes', { token })).status).toBe(200)

  store.closeAllConnections()
  expect(await backup).toContain('No se pudo usar el almacén S3')
  expect(existsSync(join(config.dataDir, 'backup'))).toBe(false)
})
