/** Words that begin a description, which is not counted: 2 latas de atún, 2 tazas a temperatura ambiente. */
const OF_WHAT = /^(?:a|al|con|de|del|en|o|para|por|según|sin|tipo|y)$|^\P{L}/u
const ENDS_SO = /[^\p{L}]$/u

/**
 * A kitchen unit in the plural: tazas, rebanadas delgadas, latas de 140 g, raciones. Symbols (g, ml, oz) have no
 * plural.
 */
export function pluralOf(unit: string): string {
  const words = unit.split(' ')
  const end = words.findIndex((word, i) => OF_WHAT.test(word) || (i > 0 && ENDS_SO.test(words[i - 1] ?? '')))
  const counted = end < 0 ? words.length : end
  return words.map((word, i) => (i < counted ? pluralOfWord(word) : word)).join(' ')
}

function pluralOfWord(written: string): string {
  const [word = ''] = /^\p{L}*/u.exec(written) ?? []
  const after = written.slice(word.length)
  const isSymbol = word.length < 3 || after === '.' || !/[aeiouáéíóú]/i.test(word)
  if (isSymbol || /s$/i.test(word)) return written
  if (/[aeiouáéó]$/i.test(word)) return `${word}s${after}`
  if (/z$/i.test(word)) return `${word.slice(0, -1)}ces${after}`
  return `${word.replace(/[áéíóú](?=n$)/, vowel => vowel.normalize('NFD').charAt(0))}es${after}`
}
