import type { CategoryProgress, SubtopicProgress } from '../courseTree'
import { mapTopics } from './mapTopics'
import { syncProgress } from './syncProgress'

/**
 * The stored progress together with that of a device, both of which may belong to older definitions of the course.
 *
 * Of each subtopic the status that has changed more often wins: a device that has not heard of a change sends a lower
 * number and so takes nothing back. The result does not depend on the order in which devices are heard, and a
 * repeated delivery changes nothing (a causal-length set: Yu and Rostad, 2020).
 */
export function mergeProgress<C extends CategoryProgress>(
  definition: readonly C[],
  stored: readonly CategoryProgress[],
  sent: readonly CategoryProgress[],
): C[] {
  const sentTopics = sent.flatMap(({ curso }) => curso.modulos).flatMap(({ temas }) => temas)
  const completed = new Map(sentTopics.map(({ id, status, subtemas }) => [id, status ? subtemas.length : 0]))
  const changesOf = new Map(
    sentTopics.flatMap(({ subtemas }) => subtemas).map(subtopic => [subtopic.id, changesIn(subtopic)]),
  )
  return mapTopics(syncProgress(definition, stored), topic => {
    const subtemas = topic.subtemas.map(subtopic => {
      const changes = Math.max(subtopic.changes, changesOf.get(subtopic.id) ?? 0)
      return { ...subtopic, changes, status: changes % 2 === 1 }
    })
    const isChanged = subtemas.some(({ status }, at) => status !== topic.subtemas[at]?.status)
    const isCompleted = topic.status || isChanged || completed.get(topic.id) === subtemas.length
    return { ...topic, subtemas, status: isCompleted && subtemas.every(({ status }) => status) }
  })
}

/** The number of changes that a device reports, its own included: a device may flip the status alone. */
function changesIn({ status, changes }: SubtopicProgress): number {
  return (changes % 2 === 1) === status ? changes : changes + 1
}
