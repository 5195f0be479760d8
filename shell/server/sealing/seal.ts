import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
export const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The key is not the one that sealed this, what it belongs to is another, or the bytes were changed. */
export class WrongKey extends Error {}

export const newKey = () => randomBytes(KEY_BYTES)

/** Encrypts bytes. `of` says what they belong to: moved to anything else, they are refused. */
export function sealBytes(key: Buffer, bytes: Buffer, of: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(of))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Throws `WrongKey` where these are not the bytes, the key and the owner of `sealBytes`. */
export function unsealBytes(key: Buffer, sealed: Buffer, of: string): Buffer {
  const [nonce, rest] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES)]
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce)
      .setAAD(Buffer.from(of))
      .setAuthTag(rest.subarray(0, TAG_BYTES))
    return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()])
  } catch (cause) {
    throw new WrongKey('sealed by another key, or for another owner', { cause })
  }
}
