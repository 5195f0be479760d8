import { type Database, openDatabase } from '../server/database/database'
import { testHome } from './testHome'

export interface TestDatabase {
  database: Database
  close(): Promise<void>
}

/** The test's own database, with the demo and without a server. */
export async function testDatabase(): Promise<TestDatabase> {
  const home = await testHome()
  const { DATA_DIR, DATABASE_URL } = home.environment
  const { database, close } = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
  return {
    database,
    async close() {
      await close()
      await home.remove()
    },
  }
}
