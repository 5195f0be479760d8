import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import type { Config } from '../config/config'

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `La carpeta de datos ${folder} está en uso por otro servidor o por otro comando. ` +
        'Ciérralo primero, o indica otra carpeta con DATA_DIR.',
    )
    this.name = 'FolderInUse'
  }
}

/** Ends a program whose folder another process uses, before it does anything that takes long. */
export async function endIfFolderInUse({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  if (databaseUrl) return
  try {
    const unlock = await lockFolder(dataDir)
    await unlock()
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/**
 * The embedded database has no lock of its own: two processes open one folder without an error and lose writes. The
 * kernel releases this lock when the process ends, so that after `kill -9` the next start works at once.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = await open(join(folder, 'server.lock'), 'a+')
  if (!tryLock(file.fd)) {
    await file.close()
    throw new FolderInUse(folder)
  }
  return () => file.close()
}
