import type { Category } from '../courseTree'
import type { UnlockDays } from './isTopicUnlocked'
import { topicPlans } from './topicPlans'

/** The ids of a subtopic and of all that it belongs to. */
interface SubtopicPlace {
  category: number
  module: number
  topic: number
  subtopic: number
}

/**
 * The subtopic at which the person goes on: the one that they opened last, while it is not completed; otherwise the
 * first after it that is not completed, then the first of all. Undefined where everything that is open is completed.
 */
export function continueAt(
  categories: readonly Category[],
  days: UnlockDays,
  lastOpened?: number,
): SubtopicPlace | undefined {
  let first: SubtopicPlace | undefined
  let isPast = false
  for (const [place, status] of openSubtopics(categories, days)) {
    if (place.subtopic === lastOpened) isPast = true
    if (status) continue
    if (isPast) return place
    first ??= place
  }
  return first
}

/** The subtopics of open topics with their status, in the course's order. */
function* openSubtopics(
  categories: readonly Category[],
  days: UnlockDays,
): Generator<[place: SubtopicPlace, status: boolean]> {
  const plans = topicPlans(categories, days)
  for (const { id: category, curso } of categories) {
    for (const { id: module, temas } of curso.modulos) {
      for (const topic of temas) {
        if (plans.get(topic.id)?.status === 'locked') continue
        for (const { id: subtopic, status } of topic.subtemas) {
          yield [{ category, module, topic: topic.id, subtopic }, status]
        }
      }
    }
  }
}
