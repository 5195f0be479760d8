import { credentialMessages } from '../messages'

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
