import { credentialMessages } from '../messages'

/** The message about an e-mail address; undefined if it is valid (shared/product/shell.md#sign-in). */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return credentialMessages.emailRequired
  if (email.split('@').length !== 2) return credentialMessages.emailOneAt
  return undefined
}

const MINIMUM_LENGTH = 8
const UPPERCASE = /\p{Lu}/u
const LOWERCASE = /\p{Ll}/u
/** Any character that is neither letter, digit nor blank. */
const SYMBOL = /[^\p{L}\p{N}\s]/u

/** The message about a password; all forms require the same strength (shared/product/shell.md#sign-in). */
export function checkPassword(password: string): string | undefined {
  if (password === '') return credentialMessages.passwordRequired
  const strong =
    [...password].length >= MINIMUM_LENGTH &&
    [UPPERCASE, LOWERCASE, SYMBOL].every(kind => kind.test(password))
  return strong ? undefined : credentialMessages.passwordWeak
}
