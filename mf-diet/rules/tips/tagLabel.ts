/** A tag as it is compared: the content service's ids know no accents, blanks or capitals. */
export function tagKey(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
}

/** The id that a label gets in our own content. */
export function tagId(label: string): string {
  return label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/**
 * How a tag's id is written for a person: as the Category item writes it, or else its own words: `cenasLigeras` and
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
