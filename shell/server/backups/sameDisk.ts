import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Config } from 'shared/server/config/config'
import { errorCode } from 'shared/server/logging/errorCode'

/** The looks that have no answer yet, by their two folders. */
const asked = new Map<string, Promise<boolean>>()

/**
 * Whether the place is on the disk of the data, and would be lost with it. A folder for a disk of the network is so too
 * while that disk is not mounted. A disk that hangs is asked once, however often it is looked at: each question holds one of
 * the few threads by which the process reads files.
 */
export function isOnDiskOfData({ dataDir }: Pick<Config, 'dataDir'>, place: string): Promise<boolean> {
  if (place.startsWith('s3:')) return Promise.resolve(false)
  const key = JSON.stringify([dataDir, place])
  const look = asked.get(key) ?? isSameDisk(dataDir, place).finally(() => asked.delete(key))
  asked.set(key, look)
  return look
}

async function isSameDisk(one: string, other: string): Promise<boolean> {
  return (await diskOf(one)) === (await diskOf(other))
}

/** Of a folder that is not there yet: the disk on which it would be made. */
async function diskOf(folder: string): Promise<number> {
  try {
    return (await stat(folder)).dev
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || dirname(folder) === folder) throw error
    return diskOf(dirname(folder))
  }
}
