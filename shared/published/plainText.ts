import { charactersIn } from '../text/characters'

/** The messages of `checkPlainText`. */
const plainTextMessages = {
  tooLong: (most: number) => `Usa como máximo ${most} caracteres.`,
  invisible: 'Quita los caracteres invisibles de este texto.',
  markup: 'Escribe solo texto, sin los signos < y >.',
} as const

const CONTROL = /\p{Cc}/u
const CONTROL_BUT_LINES = /(?![\n\r\t])\p{Cc}/u

/**
 * The problem of a text that a person writes about somebody and that is shown as text: more than `most` characters,
 * control characters, or the signs of markup. `lines` allows line breaks and tabs.
 */
export function checkPlainText(text: string, most: number, { lines = false } = {}): string | undefined {
  if (charactersIn(text) > most) return plainTextMessages.tooLong(most)
  if ((lines ? CONTROL_BUT_LINES : CONTROL).test(text)) return plainTextMessages.invisible
  return /[<>]/.test(text) ? plainTextMessages.markup : undefined
}
