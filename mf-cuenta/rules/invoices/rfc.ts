import { isDay } from 'shared/dates'

const NATURAL = /^[A-ZÑ&]{4}\d{6}[A-Z0-9]{2}[0-9A]$/
const LEGAL = /^[A-ZÑ&]{3}\d{6}[A-Z0-9]{2}[0-9A]$/

/** A character's value is its place; a legal person's RFC is read with a space before it. */
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'

/** The RFC of the public in general, and that of foreigners. */
const GENERIC = ['XAXX010101000', 'XEXX010101000']

/** An RFC as it is written: upper case, without spaces and hyphens. */
export function plainRfc(typed: string): string {
  return typed.normalize('NFC').toUpperCase().replace(/[\s-]/g, '')
}

/**
 * The kind of person that an RFC belongs to. Undefined for a text that is no RFC (wrong letters, a day that does not
 * exist, a wrong check digit), and for the generic ones of the public and of foreigners.
 */
export function kindOfRfc(rfc: string): 'natural' | 'legal' | undefined {
  const kind = NATURAL.test(rfc) ? 'natural' : LEGAL.test(rfc) ? 'legal' : undefined
  if (!kind || GENERIC.includes(rfc)) return undefined
  const [year, month, day] = [-9, -7, -5].map(at => rfc.slice(at, at + 2))
  // The century is not written. Every day of the last one has its like in this one, which also has 29 February of 00.
  const exists = isDay(`20${year}-${month}-${day}`)
  return exists && checkDigit(rfc.slice(0, -1)) === rfc.at(-1) ? kind : undefined
}

/** The check digit of an RFC without its last character: weights 13 to 2, modulo 11. */
function checkDigit(rfcWithoutLast: string): string {
  const sum = [...rfcWithoutLast.padStart(12)].reduce(
    (total, character, place) => total + VALUES.indexOf(character) * (13 - place),
    0,
  )
  const digit = 11 - (sum % 11)
  if (digit === 11) return '0'
  return digit === 10 ? 'A' : String(digit)
}
