import type { CategoryProgress } from '../courseTree'
import { setSubtopic } from './setSubtopic'
import { topicsOf } from './topicsOf'

/**
 * The progress after *next* on the last subtopic of a topic, which completes the topic
 * (shared/product/cursos.md#course-detail). A topic is completed when all of its subtopics are, so they are too.
 */
export function completeTopic<C extends CategoryProgress>(categories: readonly C[], topicId: number): C[] {
  const found = topicsOf(categories).find(({ topic }) => topic.id === topicId)
  const subtopics = found?.topic.subtemas ?? []
  return subtopics.reduce<C[]>((progress, { id }) => setSubtopic(progress, id, true), [...categories])
}
