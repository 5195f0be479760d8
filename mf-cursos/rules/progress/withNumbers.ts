import type { CategoryProgress, SentProgress } from '../courseTree'

/** The progress that a client sent, with a number of changes for each subtopic that came without one. */
export function withNumbers(
  sent: readonly SentProgress[],
  numberOf: (subtopic: number) => number,
): CategoryProgress[] {
  return sent.map(category => ({
    ...category,
    curso: {
      modulos: category.curso.modulos.map(module => ({
        ...module,
        temas: module.temas.map(topic => ({
          ...topic,
          subtemas: topic.subtemas.map(({ changes, ...subtopic }) => ({
            ...subtopic,
            changes: changes ?? numberOf(subtopic.id),
          })),
        })),
      })),
    },
  }))
}

/** The numbers of changes of a person's progress, by the subtopic. */
export function numbersIn(progress: readonly CategoryProgress[]): (subtopic: number) => number {
  const subtopics = progress
    .flatMap(({ curso }) => curso.modulos)
    .flatMap(({ temas }) => temas)
    .flatMap(({ subtemas }) => subtemas)
  const numbers = new Map(subtopics.map(({ id, changes }) => [id, changes]))
  return id => numbers.get(id) ?? 0
}
