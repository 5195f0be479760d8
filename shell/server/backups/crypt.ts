import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { CommandRefused } from 'shared/server/slices/commandRefused'

type Bytes = AsyncIterable<Uint8Array>

/** Refuses a public key that a typing error has changed: its last characters are a sum of the others. */
export function checkRecipient(recipient: string): void {
  try {
    new Encrypter().addRecipient(recipient)
  } catch (error) {
    throw new CommandRefused('La llave pública del respaldo no es correcta: cópiala otra vez, completa.', {
      cause: error,
    })
  }
}

/** The public key that belongs to a private one. */
export function recipientOf(identity: string): Promise<string> {
  return identityToRecipient(identity).catch(error => {
    throw new CommandRefused('La llave privada no es correcta: cópiala otra vez, completa.', { cause: error })
  })
}

/** The bytes in the format of age, which only the holder of the recipient's identity can read. */
export async function* encrypt(plain: Bytes, recipient: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  yield* (await encrypter.encrypt(streamOf(plain))) as unknown as Bytes
}

export async function* decrypt(sealed: Bytes, identity: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const plain = await decrypter.decrypt(streamOf(sealed)).catch(error => {
    throw new CommandRefused('La llave privada no abre este respaldo, o el respaldo está dañado.', {
      cause: error,
    })
  })
  yield* plain as unknown as Bytes
}

function streamOf(bytes: Bytes): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<Uint8Array>
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Hashes and counts bytes as they pass. */
export function measure(bytes: Bytes): { passing: Bytes; result(): { sha256: string; bytes: number } } {
  const hash = createHash('sha256')
  let count = 0
  async function* passing() {
    for await (const part of bytes) {
      hash.update(part)
      count += part.length
      yield part
    }
  }
  return { passing: passing(), result: () => ({ sha256: hash.digest('hex'), bytes: count }) }
}

/** For what is known to be small, such as a stored file. */
export async function wholeOf(bytes: Bytes): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  return Buffer.concat(parts)
}
