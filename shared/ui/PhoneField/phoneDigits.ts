/** A Mexican number without the country's code. */
const PHONE_DIGITS = 10

/**
 * What a phone field keeps of what is typed or pasted: digits, at most ten, without the country's code that an address
 * book puts before them (+52, or +521 as mobiles once had it).
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const national = digits.length > PHONE_DIGITS ? digits.replace(/^521?(?=\d{10})/, '') : digits
  return national.slice(0, PHONE_DIGITS)
}
