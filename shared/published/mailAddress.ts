/** The messages about an e-mail address (shared/product/shell.md#sign-in). */
const mailAddressMessages = {
  required: 'Ingresa un correo electrónico valido.',
  oneAt: 'El correo electrónico debe contener exactamente un símbolo @.',
} as const

/** The message about an e-mail address to sign in with; undefined if it is valid (shared/product/shell.md#sign-in). */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return mailAddressMessages.required
  if (email.split('@').length !== 2) return mailAddressMessages.oneAt
  return undefined
}

/** Blanks, invisible characters, and those that separate addresses in a mail's header. */
const NOT_IN_AN_ADDRESS = /[\s\p{C}<>()[\]\\,;:"]/u

/** For an address that gets mail: the sign-in rule, and also that it is exactly one address. */
export function checkMailAddress(email: string): string | undefined {
  const problem = checkEmail(email)
  if (problem) return problem
  const [name = '', domain = ''] = withoutBlanksAround(email).split('@')
  const sound = [name, domain].every(part => !NOT_IN_AN_ADDRESS.test(part) && part.split('.').every(Boolean))
  return sound ? undefined : mailAddressMessages.required
}

/** Addresses are stored and looked up in lower case (shared/product/shell.md#registration). */
export function canonicalAddress(email: string): string {
  return withoutBlanksAround(email).toLowerCase()
}

/** Blanks only: a line break is not something a person types around an address. */
function withoutBlanksAround(email: string): string {
  return email.replace(/^ +| +$/g, '')
}
