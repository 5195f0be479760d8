import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { backupCommand } from './backupCommand'
import { emptyFolder, newKeys, removeFolders } from './testing/practice'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(async () => {
  await server.close()
  removeFolders()
})

test('the server that has the folder makes the backup, asked by a socket for its own user alone', async () => {
  const { config } = server
  expect(statSync(join(config.dataDir, 'operator.sock')).mode & 0o777).toBe(0o600)
  const to = emptyFolder()
  const { recipient } = await newKeys()
  const asking = { ...config, environment: { ...config.environment, BACKUP_RECIPIENT: recipient } }
  const [said] = (await backupCommand(asking, [to])) ?? []
  expect(said).toContain(`en ${to}: `)
  expect(readdirSync(join(to, 'backups'))).toHaveLength(1)
  expect((await server.call('GET health/ready')).body.lastBackup).toBeDefined()
})
