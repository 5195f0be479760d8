import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Person } from 'shared/server/http/person'
import { ISSUER } from '../houseKeys'

/** A person, or a member of the staff, for whom the house asks. */
export interface Caller extends Person {
  duty: string | undefined
}

export interface Statements {
  /** Whether the house asks for this call. */
  isFor(token: string, call: string): Promise<boolean>
  /** The caller; undefined where anyone may have called, or the statement is none of the house's for this guest. */
  callerOf(token: string): Promise<Caller | undefined>
}

/** Reads what the house says of its callers, with its public key. */
export function statementsOf({ remote, keys }: { remote: string; keys: JWTVerifyGetKey }): Statements {
  const read = async (token: string): Promise<JWTPayload | undefined> =>
    (await jwtVerify(token, keys, { issuer: ISSUER, audience: remote }).catch(onlyUnavailable))?.payload
  return {
    isFor: async (token, call) => (await read(token))?.call === call,
    async callerOf(token) {
      const statement = await read(token)
      const id = Number(statement?.sub)
      if (!statement || !Number.isInteger(id)) return undefined
      return { id, duty: typeof statement.duty === 'string' ? statement.duty : undefined }
    },
  }
}

/** The keys that a running house publishes; asked for again once a statement names an unknown one. */
export const keysOf = (house: string) => createRemoteJWKSet(new URL(`${house}/api/guests/jwks.json`))

/** A wrong statement is an answer; a house that does not answer is an error, and the caller reads 503. */
function onlyUnavailable(error: Error & { code?: string }): undefined {
  if (error.code?.startsWith('ERR_J')) return undefined
  throw error
}
