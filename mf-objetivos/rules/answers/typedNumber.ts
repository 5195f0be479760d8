import type { Answer } from './answer'

/**
 * Reads a text that a person typed as a number, with a point or a comma. Returns the number, null for nothing, and the
 * text itself where it is no number. A wrong text is told at its field and never changed into another number.
 */
export function typedNumber(typed: string): Answer | null {
  const text = typed.trim()
  if (text === '') return null
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text
}
