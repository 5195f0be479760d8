import { readdirSync, statSync, writeFileSync } from 'node:fs'
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

const asking = (recipient: string) => ({
  ...server.config,
  environment: { ...server.config.environment, BACKUP_RECIPIENT: recipient },
})

test('the server that has the folder makes the backup, asked by a socket for its own user alone', async () => {
  const { config } = server
  expect(statSync(join(config.dataDir, 'operator.sock')).mode & 0o777).toBe(0o600)
  const to = emptyFolder()
  const { recipient } = await newKeys()
  const [said] = (await backupCommand(asking(recipient), [to])) ?? []
  expect(said).toContain(`en ${to}: `)
  expect(readdirSync(join(to, 'backups'))).toHaveLength(1)
  expect((await server.call('GET health/ready')).body.lastBackup).toBeDefined()
})

test('a public key with a typing error is refused in words', async () => {
  const { recipient } = await newKeys()
  const wrong = recipient.slice(0, -1) + (recipient.endsWith('q') ? 'p' : 'q')
  const to = emptyFolder()
  const asked = backupCommand(asking(wrong), [to])
  await expect(asked).rejects.toThrow('La llave pública del respaldo no es correcta')
  expect(readdirSync(to)).toEqual([])
})

test('a place that takes nothing ends the backup, and the server goes on', async () => {
  const to = emptyFolder()
  writeFileSync(join(to, 'backups'), 'a file where a folder should be')
  const { recipient } = await newKeys()
  await expect(backupCommand(asking(recipient), [to])).rejects.toThrow(
    `Hay un archivo donde debe estar una carpeta (${to}/backups`,
  )
  // Rows that are read after their transaction has ended would end the process only now.
  await new Promise(next => setTimeout(next, 500))
  expect((await server.call('GET health/ready')).status).toBe(200)
})
