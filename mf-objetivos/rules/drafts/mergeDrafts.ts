import type { Answer } from '../answers/answer'

/** A draft's answer with the number of times that it was changed; null for one that was taken back. */
export interface DraftAnswer {
  question: number
  answer: Answer | null
  changes: number
  /** Help was shown for this answer, which signals a risk. A changed answer begins without it. */
  helped?: boolean
}

/**
 * One draft of two devices: of each question the answer that was changed more often wins, and of equally often changed
 * ones a fixed one of them. So no answer is lost, the order of arrival does not matter, and a repeated delivery changes
 * nothing (shared/product/objetivos.md#drafts). Ordered by question.
 */
export function mergeDrafts(one: readonly DraftAnswer[], other: readonly DraftAnswer[]): DraftAnswer[] {
  const merged = new Map<number, DraftAnswer>()
  for (const item of [...one, ...other]) {
    const before = merged.get(item.question)
    if (!before || isLater(item, before)) merged.set(item.question, item)
  }
  return [...merged.values()].sort((a, b) => a.question - b.question)
}

function isLater(item: DraftAnswer, before: DraftAnswer): boolean {
  if (item.changes !== before.changes) return item.changes > before.changes
  const [own, other] = [JSON.stringify(item.answer), JSON.stringify(before.answer)]
  // Where both are the same answer, the one whose help was shown stays: the person has seen it on one of the two devices.
  return own === other ? item.helped === true && !before.helped : own > other
}
