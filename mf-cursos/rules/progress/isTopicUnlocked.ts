import { type Schedule, type TopicPlace, unlockDate } from './unlockDate'

/** The days that decide whether a topic is open, both in the clinic's zone. */
export interface UnlockDays {
  purchaseDay: string
  today: string
}

/** A topic is open on and after its unlock date (shared/product/cursos.md#topic-unlock). */
export function isTopicUnlocked(
  modules: readonly Schedule[],
  place: TopicPlace,
  { purchaseDay, today }: UnlockDays,
): boolean {
  return today >= unlockDate(modules, place, purchaseDay)
}
