import { readIntegrity } from 'shared/releases/integrity'
import { readRelease } from './readRelease'

/** Why a release cannot be shown because of its own files; empty where it can. */
export function damageOf(folder: string): string[] {
  const { json, dropped } = readRelease(folder)
  return json ? hashDamage(folder, json.entry) : dropped
}

/** Without the hash of its entry a release would be run unchecked. */
function hashDamage(folder: string, entry: string): string[] {
  try {
    const hashes = readIntegrity(folder)
    const isOlder = Object.keys(hashes).length === 0
    return isOlder || hashes[entry] ? [] : ['its integrity.json has no hash of its entry']
  } catch (error) {
    return [`its integrity.json cannot be read: ${(error as Error).message}`]
  }
}
