/** The options of the community's filter menu, by the value of the query `filter`. */
export const COMMENT_FILTERS = {
  all: 'Todo',
  popular: 'Más populares',
  recent: 'Más recientes',
  unanswered: 'Sin respuesta',
} as const

export type CommentFilter = keyof typeof COMMENT_FILTERS

interface Question {
  id: number
  createdAt: string
  likes: readonly unknown[]
  answers: readonly unknown[]
}

/**
 * The questions that a filter shows, in its order: *Todo* as they are listed, *Más populares* by the number of likes,
 * *Más recientes* the newest first, *Sin respuesta* those without a reply (shared/product/cursos.md#community).
 */
export function filterComments<Q extends Question>(questions: readonly Q[], filter: CommentFilter): Q[] {
  const newestFirst = (a: Q, b: Q) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id
  if (filter === 'unanswered') return questions.filter(({ answers }) => answers.length === 0)
  if (filter === 'recent') return [...questions].sort(newestFirst)
  if (filter === 'popular')
    return [...questions].sort((a, b) => b.likes.length - a.likes.length || newestFirst(a, b))
  return [...questions]
}
