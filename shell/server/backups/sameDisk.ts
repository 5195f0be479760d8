import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Config } from 'shared/server/config/config'
import { errorCode } from 'shared/server/logging/errorCode'

/**
 * Whether the place is on the disk of the data, and would be lost with it. A folder for a disk of the network is so too
 * while that disk is not mounted.
 */
export async function isOnDiskOfData({ dataDir }: Pick<Config, 'dataDir'>, place: string): Promise<boolean> {
  if (place.startsWith('s3:')) return false
  return (await diskOf(place)) === (await diskOf(dataDir))
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
