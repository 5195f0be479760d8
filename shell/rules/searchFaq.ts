import type { FaqEntry } from '../contract'

/** Without accents, capitals and marks: whoever types on a phone leaves them out. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
}

/** The entries in which every word of what is searched begins a word, in question, answer or group. */
export function searchFaq(entries: readonly FaqEntry[], search: string): FaqEntry[] {
  const words = plain(search).match(/[a-z0-9]+/g) ?? []
  return entries.filter(({ group, question, answer }) => {
    const text = ` ${plain(`${group} ${question} ${answer}`).replace(/[^a-z0-9]+/g, ' ')}`
    return words.every(word => text.includes(` ${word}`))
  })
}

export interface FaqGroup {
  name: string
  entries: FaqEntry[]
}

/** The groups in the order in which they first appear. */
export function faqGroups(entries: readonly FaqEntry[]): FaqGroup[] {
  const groups = new Map<string, FaqEntry[]>()
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  return [...groups].map(([name, own]) => ({ name, entries: own }))
}
