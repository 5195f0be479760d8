import { credentialMessages } from '../messages'

/** Specification, 5, "Login": what is wrong with an e-mail address, in the person's words, or nothing. */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return credentialMessages.emailRequired
  if (email.split('@').length !== 2) return credentialMessages.emailOneAt
  return undefined
}

const MINIMUM_LENGTH = 8
const UPPERCASE = /\p{Lu}/u
const LOWERCASE = /\p{Ll}/u
/** Whatever is neither letter, digit nor blank. */
const SYMBOL = /[^\p{L}\p{N}\s]/u

/** Specification, 5, "Login": the same strength is asked for at sign-in, registration and reset. */
export function checkPassword(password: string): string | undefined {
  if (password === '') return credentialMessages.passwordRequired
  const strong =
    [...password].length >= MINIMUM_LENGTH &&
    [UPPERCASE, LOWERCASE, SYMBOL].every(kind => kind.test(password))
  return strong ? undefined : credentialMessages.passwordWeak
}
