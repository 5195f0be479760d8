import { Secret } from 'otpauth'
import { hashOfToken } from 'shared/server/http/person'
import { plainCode } from '../../../rules/secondFactor'

const MOST = 10
/** Sixteen characters, which nobody guesses: a hash without a salt is enough. */
const CODE_BYTES = 10

/** Codes in groups of four characters, as they are shown and written down. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: MOST }, () =>
    new Secret({ size: CODE_BYTES }).base32.replace(/.{4}(?=.)/g, '$&-'),
  )
}

/** The stored form of a code, as a person types it back. */
export function hashOfRecoveryCode(code: string): string {
  return hashOfToken(plainCode(code))
}
