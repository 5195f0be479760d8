import type { CategoryProgress } from '../courseTree'
import { mapTopics } from './mapTopics'

/**
 * The progress after *Marcar Completado* or *No Completado* on a subtopic. Its topic is completed when all of its
 * subtopics are (shared/product/cursos.md#progress).
 */
export function setSubtopic<C extends CategoryProgress>(
  categories: readonly C[],
  subtopicId: number,
  status: boolean,
): C[] {
  return mapTopics(categories, topic => {
    if (!topic.subtemas.some(({ id }) => id === subtopicId)) return topic
    const subtemas = topic.subtemas.map(subtopic =>
      subtopic.id === subtopicId && subtopic.status !== status
        ? { ...subtopic, status, changes: subtopic.changes + 1 }
        : subtopic,
    )
    return { ...topic, subtemas, status: subtemas.every(subtopic => subtopic.status) }
  })
}
