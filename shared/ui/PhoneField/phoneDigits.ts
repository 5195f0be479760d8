/** A Mexican number without the country's code. */
const PHONE_DIGITS = 10

/**
 * The part of typed or pasted text that a phone field accepts: digits, at most ten, without the country's code that an
 * address book adds (+52, or the older +521 of mobiles).
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const national = digits.length > PHONE_DIGITS ? digits.replace(/^521?(?=\d{10})/, '') : digits
  return national.slice(0, PHONE_DIGITS)
}
