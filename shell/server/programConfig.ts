import { chmodSync, mkdirSync, statSync } from 'node:fs'
import { type Config, readConfig } from 'shared/server/config/config'
import type { Environment } from 'shared/server/config/variables'
import { errorCode } from 'shared/server/logging/errorCode'

const OWNER_ONLY = 0o700

/**
 * The configuration of a program of the server. What the program writes from here on is for its own user alone, and so
 * is the data folder, also one that was made before.
 */
export function programConfig(environment: Environment = process.env): Config {
  const config = readConfig(environment)
  process.umask(0o777 & ~OWNER_ONLY)
  mkdirSync(config.dataDir, { recursive: true })
  if ((statSync(config.dataDir).mode & 0o777) !== OWNER_ONLY) close(config.dataDir)
  return config
}

function close(folder: string): void {
  try {
    chmodSync(folder, OWNER_ONLY)
  } catch (error) {
    // A folder of another user, or on a disk that is only read: its owner decides.
    if (!['EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error
  }
}
