import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { waitForLock } from 'fs-native-extensions'

/**
 * Does work while nobody else moves the current release of an app on this shelf: a command and a call wait for each
 * other, whatever process they are in. The kernel releases the lock when its process ends.
 */
export async function holdShelf<T>(shelf: string, app: string, work: () => T | Promise<T>): Promise<T> {
  await mkdir(join(shelf, app), { recursive: true })
  const file = await open(join(shelf, app, '.moving.lock'), 'a+')
  try {
    await waitForLock(file.fd)
    return await work()
  } finally {
    await file.close()
  }
}
