import type { Answer } from '../../rules/answers/answer'
import type { DraftAnswer } from '../../rules/drafts/mergeDrafts'

/** The answers with a new one to a question, which counts one change more. */
export function withAnswer(
  answers: readonly DraftAnswer[],
  question: number,
  answer: Answer | null,
): DraftAnswer[] {
  const changes = (answers.find(one => one.question === question)?.changes ?? 0) + 1
  return [...answers.filter(one => one.question !== question), { question, answer, changes }]
}
