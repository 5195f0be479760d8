/** Letters, digits and spaces: no address, no number with its signs, nothing that a mail program makes a link of. */
const PLAIN = /^[\p{L}\p{M}\p{N} ]{1,40}$/u
/** A name has hardly a digit; four of them begin a telephone number. */
const NUMBER = /(\p{N}\D*){4}/u

/**
 * A name that a mail may repeat; undefined for any other text. People choose their own names and those of their family,
 * and a mail may go to somebody who never signed up: it must not carry a stranger's words.
 */
export function plainName(name: string): string | undefined {
  const plain = name.replaceAll(/['’-]/g, ' ').replaceAll(/ +/g, ' ').trim()
  return PLAIN.test(plain) && !NUMBER.test(plain) ? plain : undefined
}
