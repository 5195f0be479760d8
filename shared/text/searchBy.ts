import { fold } from './fold'

/**
 * A search by words: each word of the query begins a word of the item's texts, whatever the case and the accents; an
 * empty query finds all. The texts are collected once, at the first query, and compared at every keystroke.
 */
export function searchBy<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly string[],
): (query: string) => T[] {
  // Tags and ingredients repeat among thousands of recipes: each is split into words once.
  const known = new Map<string, string>()
  const plain = (text: string) => {
    let words = known.get(text)
    if (words === undefined) {
      words = ` ${wordsOf(text).join(' ')}`
      known.set(text, words)
    }
    return words
  }
  let indexed: { item: T; words: string }[] | undefined
  return query => {
    const wanted = wordsOf(query)
    if (wanted.length === 0) return [...items]
    indexed ??= items.map(item => ({ item, words: textsOf(item).map(plain).join('') }))
    return indexed
      .filter(({ words }) => wanted.every(word => words.includes(` ${word}`)))
      .map(({ item }) => item)
  }
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
