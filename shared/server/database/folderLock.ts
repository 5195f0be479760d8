import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `La carpeta de datos ${folder} está en uso por otro servidor o por otro comando. ` +
        'Ciérralo primero, o indica otra carpeta con DATA_DIR.',
    )
    this.name = 'FolderInUse'
  }
}

/** Refuses a folder that another process uses, before anything is done that takes long. */
export async function refuseFolderInUse(folder: string): Promise<void> {
  const unlock = await lockFolder(folder)
  await unlock()
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
