import { createHmac } from 'node:crypto'
import { Secret } from 'otpauth'
import { hashOfToken } from 'shared/server/http/person'
import { plainCode } from '../../../rules/secondFactor'

const MOST = 10
/** Sixteen characters, which nobody guesses: a hash without a salt is enough. */
const CODE_BYTES = 10

/**
 * The codes of an app's key, in groups of four characters, as they are shown and written down. The same key has the same
 * ones: a member whose answer was lost gets them by the repeated call.
 */
export function recoveryCodesOf(key: string): string[] {
  return Array.from({ length: MOST }, (_, number) => {
    const code = createHmac('sha256', key).update(`recovery code ${number}`).digest().subarray(0, CODE_BYTES)
    return new Secret({ buffer: new Uint8Array(code).buffer }).base32.replace(/.{4}(?=.)/g, '$&-')
  })
}

/** The stored form of a code, as a person types it back. */
export function hashOfRecoveryCode(code: string): string {
  return hashOfToken(plainCode(code))
}
