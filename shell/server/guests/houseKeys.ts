import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, type JSONWebKeySet, SignJWT } from 'jose'
import type { Config } from 'shared/server/config/config'
import { keyOf, SECRETS_KEY } from '../sealing/keyFile'

/** The issuer and the algorithm of the tokens in which the house describes a caller: all that a guest has to know of them. */
export const ISSUER = 'my-diet'
const ALGORITHM = 'EdDSA'

/** From the signature to the guest's check, on two machines whose clocks differ a little. */
const LIFETIME_SECONDS = 30

/** The beginning of every Ed25519 private key in PKCS #8 (RFC 8410), before its 32 bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A caller, as a guest gets to know them. */
interface Statement {
  /** The guest's remote: no other guest accepts it. */
  to: string
  /** The call by its name in slice.json, so that a token opens no other call. */
  call: string
  requestId: string
  /** The person; without one anyone may have called. */
  personId?: number
  /** The duty that a member of the staff has for this call. */
  duty?: string
}

export interface HouseKeys {
  /** The signed statement, a JWT. */
  sign(statement: Statement): Promise<string>
  /** The public key, with which guests check statements. */
  published: JSONWebKeySet
  publicKey: KeyObject
}

/**
 * The keys by which guests know that the house asks. They come from the key of secrets, so that every process of the API
 * has the same ones, and nothing is stored.
 */
export async function houseKeys({
  dataDir,
  secretsKey,
}: Pick<Config, 'dataDir' | 'secretsKey'>): Promise<HouseKeys> {
  const secret = await keyOf({ dataDir, file: SECRETS_KEY, configured: secretsKey })
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'my-diet statements to guests', 32))
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  const jwk = publicKey.export({ format: 'jwk' })
  const kid = await calculateJwkThumbprint(jwk)
  return {
    publicKey,
    published: { keys: [{ ...jwk, kid, alg: ALGORITHM, use: 'sig' }] },
    sign({ to, call, requestId, personId, duty }) {
      const token = new SignJWT({ call, request: requestId, ...(duty && { duty }) })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setIssuer(ISSUER)
        .setAudience(to)
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME_SECONDS}s`)
      if (personId !== undefined) token.setSubject(String(personId))
      return token.sign(privateKey)
    },
  }
}
