const and = new Intl.ListFormat('es-MX')

/** Names the monthly plans that open a plan of a specialty; our own words. */
export function openingWords(titles: readonly string[]): string {
  return `${titles.length === 1 ? 'Viene en' : 'Viene en los planes'} ${and.format(titles)}.`
}
