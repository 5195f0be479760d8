import { join } from 'node:path'

/** Where releases stand below DATA_DIR. */
export const shelfIn = (dataDir: string) => join(dataDir, 'releases')
