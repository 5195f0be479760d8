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

/**
 * The draft as its person sees it on the device where they gave these answers: another device's answer, which the fixed
 * rule may prefer, takes no choice back that was just made. It counts one change more, so that it wins everywhere.
 */
export function withGiven(stored: readonly DraftAnswer[], given: readonly DraftAnswer[]): DraftAnswer[] {
  return mergeDrafts(
    stored,
    given.map(own => ahead(own, stored)),
  )
}

/** Whether an answer that was given here has to be stored again, or another device's would stay. */
export function isOvertaken(stored: readonly DraftAnswer[], given: readonly DraftAnswer[]): boolean {
  return given.some(own => ahead(own, stored) !== own)
}

function ahead(own: DraftAnswer, stored: readonly DraftAnswer[]): DraftAnswer {
  const other = stored.find(({ question }) => question === own.question)
  if (!other || isLater(own, other) || JSON.stringify(own.answer) === JSON.stringify(other.answer)) return own
  return { ...own, changes: other.changes + 1 }
}

function isLater(item: DraftAnswer, before: DraftAnswer): boolean {
  if (item.changes !== before.changes) return item.changes > before.changes
  const [own, other] = [JSON.stringify(item.answer), JSON.stringify(before.answer)]
  // Where both are the same answer, the one whose help was shown stays: the person has seen it on one of the two devices.
  return own === other ? item.helped === true && !before.helped : own > other
}
