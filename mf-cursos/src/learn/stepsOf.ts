import type { Topic } from '../../rules/courseTree'
import type { useProgress } from '../progress/useProgress'
import type { Subtopic } from './SubtopicView'

interface Steps {
  at: number
  of: number
  previous: () => void
  next: () => void
  setCompleted: (status: boolean) => void
}

interface Changes extends Pick<ReturnType<typeof useProgress>, 'setCompleted'> {
  /** Completes the topic, and asks first where the person has not seen all of it. */
  finish: () => void
}

/**
 * The steps through a topic (shared/product/cursos.md#course-detail): *next* completes the subtopic and shows the one
 * after it, and on the last it finishes the topic; *previous* closes on the first.
 */
export function stepsOf(
  topic: Topic,
  subtopic: Subtopic,
  changes: Changes,
  show: (subtopic: number | undefined) => void,
): Steps {
  const { subtemas } = topic
  const at = subtemas.findIndex(({ id }) => id === subtopic.id)
  const following = subtemas[at + 1]
  return {
    at,
    of: subtemas.length,
    previous: () => show(subtemas[at - 1]?.id),
    next: () => {
      if (!following) return changes.finish()
      changes.setCompleted(subtopic, true)
      show(following.id)
    },
    setCompleted: status => changes.setCompleted(subtopic, status),
  }
}
