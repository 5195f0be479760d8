/**
 * A search by words: each word of the query begins a word of the item's texts, whatever the case and the accents; an
 * empty query finds all. The texts are gathered once, then asked at every keystroke.
 */
export function searchBy<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly string[],
): (query: string) => T[] {
  const indexed = items.map(item => ({ item, words: ` ${wordsOf(textsOf(item).join(' ')).join(' ')}` }))
  return query => {
    const wanted = wordsOf(query)
    return indexed
      .filter(({ words }) => wanted.every(word => words.includes(` ${word}`)))
      .map(({ item }) => item)
  }
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
