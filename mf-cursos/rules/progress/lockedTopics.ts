import type { Category, Topic } from '../courseTree'
import { isTopicUnlocked, type UnlockDays } from './isTopicUnlocked'
import { mapTopics } from './mapTopics'
import { topicStatus } from './topicStatus'
import { topicsOf } from './topicsOf'

/** The content with the progress in it, as the person may have it today: a locked topic has names and durations only. */
export function hideLockedTopics(categories: readonly Category[], days: UnlockDays): Category[] {
  return mapTopics(
    categories,
    (topic, { modules, ...place }): Topic =>
      topicStatus(topic, isTopicUnlocked(modules, place, days)) === 'locked'
        ? { ...topic, isLocked: true, description: '', subtemas: topic.subtemas.map(hidden) }
        : { ...topic, isLocked: false },
  )
}

function hidden<S extends Topic['subtemas'][number]>(subtopic: S): S {
  const empty = { description: '', image: '', video: '', audio: '', captions: '', documento: '', frase: '' }
  return { ...subtopic, ...empty, tip: [] }
}

/**
 * Whether the server holds back a topic that is open by this device's clock: it opened after the course was fetched, or
 * the clock is ahead of the server's. Then the course has to be fetched again.
 */
export function lacksOpenContent(categories: readonly Category[], days: UnlockDays): boolean {
  return topicsOf(categories).some(
    ({ topic, modules, place }) => topic.isLocked && isTopicUnlocked(modules, place, days),
  )
}

/** Whether `after` completes something in a topic that `before` still shows as locked. */
export function completesLocked(
  before: readonly Category[],
  after: readonly Category[],
  days: UnlockDays,
): boolean {
  const locked = topicsOf(before).filter(
    ({ topic, modules, place }) => topicStatus(topic, isTopicUnlocked(modules, place, days)) === 'locked',
  )
  const lockedIds = new Set(locked.map(({ topic }) => topic.id))
  return topicsOf(after).some(
    ({ topic }) => lockedIds.has(topic.id) && topic.subtemas.some(({ status }) => status),
  )
}
