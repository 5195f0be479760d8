import type { TopicProgress } from '../courseTree'

export type TopicStatus = 'completed' | 'in-progress' | 'not-begun' | 'locked'

/**
 * The mark that a topic shows. A topic in which the person has completed something was open once and never locks again,
 * even if a changed course moves its date.
 */
export function topicStatus(topic: TopicProgress, isUnlocked: boolean): TopicStatus {
  if (topic.status) return 'completed'
  if (topic.subtemas.some(({ status }) => status)) return 'in-progress'
  return isUnlocked ? 'not-begun' : 'locked'
}
