import type { Config } from 'shared/server/config/config'
import { keyOf, SECRETS_KEY } from '../../sealing/keyFile'
import { sealBytes, unsealBytes, WrongKey } from '../../sealing/seal'

type Place = Pick<Config, 'dataDir' | 'secretsKey'>

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
  const key = await secretsKeyOf(place)
  return sealBytes(key, Buffer.from(text), String(userId)).toString('base64url')
}

/** Throws `WrongSecretsKey` where the key is another, or the text was changed. */
export async function unseal(place: Place, sealed: string, userId: number): Promise<string> {
  const key = await secretsKeyOf(place)
  return rightly(() => unsealBytes(key, Buffer.from(sealed, 'base64url'), String(userId)).toString())
}

function secretsKeyOf({ dataDir, secretsKey }: Place): Promise<Buffer> {
  return rightly(() => keyOf({ dataDir, file: SECRETS_KEY, configured: secretsKey }))
}

async function rightly<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof WrongKey ? new WrongSecretsKey(error) : error
  }
}
