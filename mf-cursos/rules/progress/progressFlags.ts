import type { CategoryProgress } from '../courseTree'

/** The tree without the descriptive fields, which the course has: what a device sends and the server stores. */
export function progressFlags(categories: readonly CategoryProgress[]): CategoryProgress[] {
  return categories.map(({ id, curso }) => ({
    id,
    curso: {
      modulos: curso.modulos.map(({ id, temas }) => ({
        id,
        temas: temas.map(({ id, status, subtemas }) => ({
          id,
          status,
          subtemas: subtemas.map(({ id, status, changes }) => ({ id, status, changes })),
        })),
      })),
    },
  }))
}
