import type { CategoryProgress, TopicProgress } from '../courseTree'
import type { UnlockDays } from './isTopicUnlocked'
import { mapTopics } from './mapTopics'
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
  const opened: { id: number; name: string }[] = []
  mapTopics(categories, (topic, { modules, ...place }) => {
    const day = unlockDate(modules, place, purchaseDay)
    const { id, name, status } = topic
    if (day > purchaseDay && day > after && day <= today && !status) opened.push({ id, name })
    return topic
  })
  return opened
}
