import { useState } from 'react'
import type { Comment } from '../../contract/community'
import { takenBack } from './commentPages'

/** A question, and its place in the list when its reply was begun. */
interface Kept {
  question: Comment
  at: number
  /** The server said that it was deleted; else it may be in the list no more because the list has a filter. */
  isDeleted: boolean
}

/**
 * The questions of a list, and those that have left it while the person writes a reply: shown until the reply's form is
 * closed, so that what was typed is not lost.
 */
export function useKeptQuestions(listed: readonly Comment[] | undefined) {
  const [kept, setKept] = useState<readonly Kept[]>([])
  const isIn = (questions: readonly Comment[], id: number) => questions.some(question => question.id === id)
  const shown = listed && [...listed]
  for (const { question, at, isDeleted } of kept)
    if (shown && !isIn(shown, question.id)) shown.splice(at, 0, isDeleted ? takenBack(question) : question)

  return {
    shown,
    keep(question: Comment, { isDeleted }: { isDeleted: boolean }) {
      const at = shown?.findIndex(({ id }) => id === question.id) ?? 0
      setKept(now => [...now.filter(one => one.question.id !== question.id), { question, at, isDeleted }])
    },
    isListed: ({ id }: Comment) => listed !== undefined && isIn(listed, id),
    release: (question: Comment) => setKept(now => now.filter(one => one.question.id !== question.id)),
    releaseAll: () => setKept([]),
  }
}
