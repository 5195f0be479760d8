import type { CategoryProgress, TopicProgress } from '../courseTree'
import type { UnlockDays } from './isTopicUnlocked'
import { topicsOf } from './topicsOf'
import { unlockDate } from './unlockDate'

interface NamedTopic extends TopicProgress {
  name: string
  duration: number
}

/**
 * The topics that opened after a day and by today, without those that are open from the purchase on and those that the
 * person has completed.
 */
export function openedSince(
  categories: readonly (CategoryProgress & { curso: { modulos: { temas: NamedTopic[] }[] } })[],
  { purchaseDay, today }: UnlockDays,
  after: string,
): { id: number; name: string }[] {
  return topicsOf(categories)
    .filter(({ topic, modules, place }) => {
      const day = unlockDate(modules, place, purchaseDay)
      return day > purchaseDay && day > after && day <= today && !topic.status
    })
    .map(({ topic: { id, name } }) => ({ id, name }))
}
