import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type TestHome, testHome } from '../../testing/testHome'
import { type OpenDatabase, openDatabase } from './database'
import { createExtensions, ExtensionMissing } from './extensions'

const role = `limited_${randomUUID().replaceAll('-', '')}`

let home: TestHome
let owner: OpenDatabase
let limited: OpenDatabase
beforeAll(async () => {
  home = await testHome('nothing')
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl = '' } = home.environment
  owner = await openDatabase({ dataDir, databaseUrl })
  await owner.database.execute(sql`create role ${sql.identifier(role)} login`)
  const address = new URL(databaseUrl)
  address.username = role
  limited = await openDatabase({ dataDir, databaseUrl: address.href })
})
afterAll(async () => {
  await limited.close()
  await owner.database.execute(sql`drop role ${sql.identifier(role)}`)
  await owner.close()
  await home.remove()
})

test('a role that may not create an extension learns who can, and goes on once it is there', async () => {
  const refused = await createExtensions(limited.database).catch(error => error)
  expect(refused).toBeInstanceOf(ExtensionMissing)
  expect(refused.message).toBe(
    'Falta la extensión btree_gist de PostgreSQL. El usuario de DATABASE_URL no puede crearla: quien administra la base debe ejecutar en ella, una vez, «create extension btree_gist».',
  )
  await createExtensions(owner.database)
  await createExtensions(limited.database)
})
