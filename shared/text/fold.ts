/** A text without capitals and accents, for comparing and searching: people on a phone leave them out. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
