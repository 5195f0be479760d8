import { fold } from 'shared/text/fold'

/** A tag as it is compared: the content service's ids have no accents, blanks or capitals. */
export function tagKey(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * The label of a tag's id: as the category item spells it, otherwise the words of the id: `cenasLigeras` and
 * `cenas-ligeras` are «Cenas ligeras».
 */
export function tagLabel(id: string, labels: readonly string[]): string {
  const known = labels.find(label => tagKey(label) === tagKey(id))
  if (known) return known
  const words = id
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
