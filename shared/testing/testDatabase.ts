import { type Database, openDatabase } from '../server/database/database'
import { testHome } from './testHome'

export interface TestDatabase {
  database: Database
  close(): Promise<void>
}

/** The test's own database, without a server: with the demo, or without any table. */
export async function testDatabase(from: 'demo' | 'nothing' = 'demo'): Promise<TestDatabase> {
  const home = await testHome(from)
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
