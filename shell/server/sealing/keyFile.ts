import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from 'shared/server/logging/errorCode'
import { KEY_BYTES, newKey, WrongKey } from './seal'

/** The keys that are made in `DATA_DIR` where the configuration has none. A backup has them. */
export const SECRETS_KEY = 'secrets.key'
export const VAULT_KEY = 'vault.key'
export const KEY_FILES = [SECRETS_KEY, VAULT_KEY] as const

export const isKeyFile = (path: string) => KEY_FILES.some(name => name === path)

interface Wanted {
  dataDir: string
  file: (typeof KEY_FILES)[number]
  /** The key of the configuration, in base 64. */
  configured: string | undefined
}

/** The configured key, else one that is made once, in a file for the server's own user alone. */
export async function keyOf({ dataDir, file, configured }: Wanted): Promise<Buffer> {
  if (configured) return Buffer.from(configured, 'base64')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, file)
  const stored = await readFile(path, 'utf8').catch(error => {
    if (errorCode(error) !== 'ENOENT') throw error
  })
  const key = Buffer.from(stored ?? (await makeKey(path)), 'base64')
  if (key.length !== KEY_BYTES) throw new WrongKey(`${file} is no key`)
  return key
}

/** Of processes that make it at the same time, the first one's stays: a link never replaces a file. */
async function makeKey(path: string): Promise<string> {
  const own = `${path}.${randomUUID()}`
  await writeFile(own, newKey().toString('base64'), { mode: 0o600 })
  await link(own, path).catch(error => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  await rm(own, { force: true })
  return readFile(path, 'utf8')
}
