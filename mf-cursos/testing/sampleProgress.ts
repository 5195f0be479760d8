import fc from 'fast-check'
import type { CategoryProgress } from '../rules/courseTree'

/** A course of one category with one module: each list holds the ids of a topic's subtopics; topics are 1, 2, 3… */
export function courseOf(...topics: number[][]): CategoryProgress[] {
  const temas = topics.map((subtopics, at) => ({
    id: at + 1,
    status: false,
    subtemas: subtopics.map(id => ({ id, status: false, changes: 0 })),
  }))
  return [{ id: 1, curso: { modulos: [{ id: 1, temas }] } }]
}

/** Courses of two topics whose subtopics are some of the first ten, in any order: any two may be two versions of one course. */
export const anyCourse = fc
  .tuple(fc.shuffledSubarray([1, 2, 3, 4, 5]), fc.shuffledSubarray([6, 7, 8, 9, 10]))
  .map(topics => courseOf(...topics))

export function topicsOf(categories: readonly CategoryProgress[]) {
  return categories.flatMap(({ curso }) => curso.modulos).flatMap(({ temas }) => temas)
}

/** The ids of the completed subtopics, in order. */
export function completedIn(categories: readonly CategoryProgress[]): number[] {
  return topicsOf(categories)
    .flatMap(({ subtemas }) => subtemas)
    .filter(({ status }) => status)
    .map(({ id }) => id)
    .sort((a, b) => a - b)
}
