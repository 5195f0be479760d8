import { type Database, openDatabase } from '../server/database/database'
import { type TestHome, testHome } from './testHome'

/** A place for a server to begin in, with something more in its database than the demo. */
export async function homeWith(prepare: (database: Database) => Promise<unknown>): Promise<TestHome> {
  const home = await testHome()
  const { DATA_DIR, DATABASE_URL } = home.environment
  const { database, close } = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
  await prepare(database)
  await close()
  return home
}
