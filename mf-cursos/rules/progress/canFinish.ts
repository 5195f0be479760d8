import type { TopicProgress } from '../courseTree'

/**
 * Whether a topic only has to be finished: a changed course has reset it, and all the subtopics that it has now are
 * completed (shared/product/cursos.md#progress).
 */
export function canFinish({ status, subtemas }: TopicProgress): boolean {
  return !status && subtemas.length > 0 && subtemas.every(subtopic => subtopic.status)
}
