import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskey, UsedPasskey } from '../../contract/webAuthn'

/** The mistakes of a device, if it makes any. */
interface Site {
  origin: string
  rpId: string
  /** Whether the person proved to the device who they are, by a finger or a code. */
  verified: boolean
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40
const AAGUID_BYTES = 16

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A device with one passkey, in software: what it answers is what a browser would send. */
export class SoftwareAuthenticator {
  readonly id = base64url(randomBytes(32))
  counter = 0
  private readonly key: KeyObject
  private readonly coordinates: { x: Buffer; y: Buffer }

  constructor(private readonly site: Site) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.key = privateKey
    this.coordinates = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') }
  }

  make(challenge: string, wrong: Partial<Site> = {}): NewPasskey {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const { x, y } = this.coordinates
    // COSE: an elliptic curve's key, for ES256 on P-256.
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(x)],
        [-3, new Uint8Array(y)],
      ]),
    )
    const authData = Buffer.concat([
      this.data({ ...this.site, ...wrong }, WITH_KEY),
      Buffer.alloc(AAGUID_BYTES),
      length,
      id,
      key,
    ])
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    )
    return {
      id: this.id,
      clientDataJSON: base64url(this.client('webauthn.create', challenge, wrong)),
      attestationObject: base64url(attestation),
    }
  }

  use(challenge: string, wrong: Partial<Site> = {}): UsedPasskey {
    const authenticatorData = this.data({ ...this.site, ...wrong }, 0)
    const client = this.client('webauthn.get', challenge, wrong)
    const signed = Buffer.concat([authenticatorData, sha256(client)])
    return {
      id: this.id,
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.key)),
    }
  }

  private client(type: string, challenge: string, { origin = this.site.origin }: Partial<Site>): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  private data({ rpId, verified }: Site, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const set = Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)])
    return Buffer.concat([sha256(rpId), set, counter])
  }
}
