/** What follows says of what, not how many: 2 latas de atún, 2 piezas (chicas). */
const OF_WHAT = /^(?:de|del|con|sin|en|para|o)$|^\P{L}/u

/**
 * A unit of a kitchen in the plural: tazas, rebanadas delgadas, latas de 140 g, raciones. Symbols (g, ml, oz) have
 * none.
 */
export function pluralOf(unit: string): string {
  const words = unit.split(' ')
  const ofWhat = words.findIndex(word => OF_WHAT.test(word))
  const counted = ofWhat < 0 ? words.length : ofWhat
  return words.map((word, i) => (i < counted ? pluralOfWord(word) : word)).join(' ')
}

function pluralOfWord(word: string): string {
  const isSymbol = word.length < 3 || !/[aeiouáéíóú]/i.test(word)
  if (isSymbol || !/\p{L}$/u.test(word) || /s$/i.test(word)) return word
  if (/[aeiouáéó]$/i.test(word)) return `${word}s`
  if (/z$/i.test(word)) return `${word.slice(0, -1)}ces`
  return `${word.replace(/ón$/, 'on')}es`
}
