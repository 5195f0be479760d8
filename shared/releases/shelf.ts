import { join } from 'node:path'

/** The folder of releases below DATA_DIR. */
export const shelfIn = (dataDir: string) => join(dataDir, 'releases')
