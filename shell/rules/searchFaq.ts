import { searchBy } from 'shared/text/searchBy'
import type { FaqEntry } from '../contract/site'

/** A search over the words of questions, answers and groups, without the answers' HTML. */
export function searchFaq(entries: readonly FaqEntry[]): (query: string) => FaqEntry[] {
  return searchBy(entries, ({ group, question, answer }) => [
    group,
    question,
    answer.replaceAll(/<[^>]*>/g, ' '),
  ])
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
