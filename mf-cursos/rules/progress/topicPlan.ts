import type { TopicProgress } from '../courseTree'
import { isNewTopic } from './isNewTopic'
import type { UnlockDays } from './isTopicUnlocked'
import { type TopicStatus, topicStatus } from './topicStatus'
import { type TopicPlace, unlockDate } from './unlockDate'

export interface TopicPlan {
  /** The day on which it opens. */
  day: string
  status: TopicStatus
  isNew: boolean
}

interface PlannedTopic extends TopicProgress {
  duration: number
  isLocked?: boolean
}

/**
 * The date and the marks of the topic at a place of its category. Whether it is locked is what the server said with its
 * content: the device's clock may be wrong.
 */
export function topicPlan(
  modules: readonly { temas: readonly PlannedTopic[] }[],
  place: TopicPlace,
  days: UnlockDays,
): TopicPlan | undefined {
  const topic = modules[place.module]?.temas[place.topic]
  if (!topic) return undefined
  const day = unlockDate(modules, place, days.purchaseDay)
  const isUnlocked = topic.isLocked === undefined ? days.today >= day : !topic.isLocked
  return { day, status: topicStatus(topic, isUnlocked), isNew: isNewTopic(topic, day, days) }
}
