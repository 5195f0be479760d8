import type { CategoryProgress } from '../courseTree'
import { mapTopics } from './mapTopics'
import { setSubtopic } from './setSubtopic'

/**
 * The progress after *next* on the last subtopic of a topic, which completes the topic
 * (shared/product/cursos.md#course-detail). A topic is completed when all of its subtopics are, so they are too.
 */
export function completeTopic<C extends CategoryProgress>(categories: readonly C[], topicId: number): C[] {
  const subtopics: number[] = []
  mapTopics(categories, topic => {
    if (topic.id === topicId) subtopics.push(...topic.subtemas.map(({ id }) => id))
    return topic
  })
  return subtopics.reduce<C[]>((progress, id) => setSubtopic(progress, id, true), [...categories])
}
