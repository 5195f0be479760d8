import { type Database, openDatabase } from '../server/database/database'
import { type TestHome, testHome } from './testHome'

/** A server's home whose database `prepare` has changed after the demo was loaded. */
export async function homeWith(prepare: (database: Database) => Promise<unknown>): Promise<TestHome> {
  const home = await testHome()
  const { DATA_DIR, DATABASE_URL } = home.environment
  const { database, close } = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
  await prepare(database)
  await close()
  return home
}
