/** Crockford's base 32: no letter that is read as a digit, and no U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/** A new code, which a person can read out on the telephone. */
export function newSupportCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(bytes, byte => LETTERS[byte % LETTERS.length]).join('')
}

/** The code that somebody wrote, with the letters that are easily taken for digits; undefined if it is none. */
export function readSupportCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return code.length === LENGTH && [...code].every(letter => LETTERS.includes(letter)) ? code : undefined
}
