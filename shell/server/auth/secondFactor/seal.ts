import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from 'shared/server/config/config'
import { errorCode } from 'shared/server/logging/errorCode'

type Place = Pick<Config, 'dataDir' | 'secretsKey'>

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The key is not the one that sealed this, or is none at all. */
export class WrongSecretsKey extends Error {
  constructor(cause?: unknown) {
    super('SECRETS_KEY (without it, secrets.key in DATA_DIR) is not the key that sealed the second factors', {
      cause,
    })
  }
}

/** Encrypts a text for one person: a reader of the database cannot use it, and a row moved to another person is refused. */
export async function seal(place: Place, text: string, userId: number): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, await keyOf(place), nonce).setAAD(Buffer.from(String(userId)))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws `WrongSecretsKey` where the key is another, or the text was changed. */
export async function unseal(place: Place, sealed: string, userId: number): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)]
  const key = await keyOf(place)
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce)
      .setAAD(Buffer.from(String(userId)))
      .setAuthTag(rest.subarray(0, TAG_BYTES))
    return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch (error) {
    throw new WrongSecretsKey(error)
  }
}

/** The configured key, else one that is made once, in a file for the server's own user alone. */
async function keyOf({ dataDir, secretsKey }: Place): Promise<Buffer> {
  if (secretsKey) return Buffer.from(secretsKey, 'base64')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'secrets.key')
  const stored = await readFile(file, 'utf8').catch(error => {
    if (errorCode(error) !== 'ENOENT') throw error
  })
  const key = Buffer.from(stored ?? (await makeKey(file)), 'base64')
  if (key.length !== KEY_BYTES) throw new WrongSecretsKey()
  return key
}

/** Of processes that make it at the same time, the first one's stays: a link never replaces a file. */
async function makeKey(file: string): Promise<string> {
  const own = `${file}.${randomUUID()}`
  await writeFile(own, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 })
  await link(own, file).catch(error => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  await rm(own, { force: true })
  return readFile(file, 'utf8')
}
