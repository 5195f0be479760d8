import type { CategoryProgress, TopicProgress } from '../courseTree'
import { isNewTopic } from './isNewTopic'
import type { UnlockDays } from './isTopicUnlocked'
import { type TopicStatus, topicStatus } from './topicStatus'
import { topicsOf } from './topicsOf'
import { unlockDate } from './unlockDate'

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

interface PlannedCategory extends CategoryProgress {
  curso: { modulos: { id: number; temas: PlannedTopic[] }[] }
}

/**
 * The date and the marks of each topic, by its id. Whether it is locked is what the server said with its content: the
 * device's clock may be wrong.
 */
export function topicPlans(
  categories: readonly PlannedCategory[],
  days: UnlockDays,
): ReadonlyMap<number, TopicPlan> {
  return new Map(
    topicsOf(categories).map(({ topic, modules, place }) => {
      const day = unlockDate(modules, place, days.purchaseDay)
      const isUnlocked = topic.isLocked === undefined ? days.today >= day : !topic.isLocked
      return [topic.id, { day, status: topicStatus(topic, isUnlocked), isNew: isNewTopic(topic, day, days) }]
    }),
  )
}
