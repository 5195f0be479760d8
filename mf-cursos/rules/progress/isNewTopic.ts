import { daysBetween } from 'shared/dates'
import type { TopicProgress } from '../courseTree'
import type { UnlockDays } from './isTopicUnlocked'

/** The days during which a topic counts as new after it has opened. */
const NEW_FOR_DAYS = 7

/**
 * A topic is marked as new content in the week after it opened, until something of it is completed. A topic that is
 * open from the day of the purchase is not marked: otherwise all of them would be new.
 */
export function isNewTopic(
  topic: TopicProgress,
  unlockDay: string,
  { purchaseDay, today }: UnlockDays,
): boolean {
  if (unlockDay <= purchaseDay || today < unlockDay) return false
  return daysBetween(unlockDay, today) < NEW_FOR_DAYS && topic.subtemas.every(({ status }) => !status)
}
