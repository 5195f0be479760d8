import { useState } from 'react'
import type { Comment } from '../../contract/community'
import { takenBack } from './commentPages'

/** A question, and its place in the list when it was deleted. */
interface Kept {
  question: Comment
  at: number
}

/**
 * The questions of a list, and those that others deleted while the person wrote a reply: shown as deleted until the
 * reply's form is closed, so that what was typed is not lost.
 */
export function useKeptQuestions(listed: readonly Comment[] | undefined) {
  const [kept, setKept] = useState<readonly Kept[]>([])
  const isIn = (questions: readonly Comment[], id: number) => questions.some(question => question.id === id)
  const shown = listed && [...listed]
  for (const { question, at } of kept)
    if (shown && !isIn(shown, question.id)) shown.splice(at, 0, takenBack(question))

  return {
    shown,
    keep(question: Comment) {
      const at = shown?.findIndex(({ id }) => id === question.id) ?? 0
      setKept(now => [...now.filter(one => one.question.id !== question.id), { question, at }])
    },
    release: (question: Comment) => setKept(now => now.filter(one => one.question.id !== question.id)),
    releaseAll: () => setKept([]),
  }
}
