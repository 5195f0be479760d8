import type { CategoryProgress } from '../courseTree'
import { mapTopics } from './mapTopics'

/**
 * A person's progress in the course as it is defined now (shared/product/cursos.md#progress): added nodes are not
 * completed, removed ones are dropped, all descriptive fields are the definition's, and a topic whose number of
 * subtopics changed is not completed, while the subtopics that it still has keep their status. Without progress every
 * status is false.
 */
export function syncProgress<C extends CategoryProgress>(
  definition: readonly C[],
  progress: readonly CategoryProgress[] = [],
): C[] {
  const topics = progress.flatMap(({ curso }) => curso.modulos).flatMap(({ temas }) => temas)
  const topicById = new Map(topics.map(topic => [topic.id, topic]))
  const subtopics = topics.flatMap(({ subtemas }) => subtemas)
  const subtopicById = new Map(subtopics.map(subtopic => [subtopic.id, subtopic]))
  return mapTopics(definition, topic => {
    const known = topicById.get(topic.id)
    const subtemas = topic.subtemas.map(subtopic => {
      const { status, changes } = subtopicById.get(subtopic.id) ?? { status: false, changes: 0 }
      return { ...subtopic, status, changes }
    })
    const isSameNumber = known?.subtemas.length === subtemas.length
    const status = known?.status === true && isSameNumber && subtemas.every(subtopic => subtopic.status)
    return { ...topic, subtemas, status }
  })
}
