import type { CategoryProgress } from '../courseTree'

export interface CourseShare {
  /** The number of completed subtopics. */
  completed: number
  total: number
}

/** The part of a course that a person has completed, in subtopics. */
export function courseShare(categories: readonly CategoryProgress[]): CourseShare {
  let completed = 0
  let total = 0
  for (const { curso } of categories) {
    for (const { temas } of curso.modulos) {
      for (const { subtemas } of temas) {
        total += subtemas.length
        for (const { status } of subtemas) if (status) completed++
      }
    }
  }
  return { completed, total }
}
