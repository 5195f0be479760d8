import type { FormResponseDetail } from '../../contract/responses'
import type { Answer } from '../../rules/answers/answer'
import type { DraftAnswer } from '../../rules/drafts/mergeDrafts'
import type { Question } from '../../rules/forms/form'

interface Sent {
  question: number
  userAnswer?: Answer
}

/** The questions of the version that was answered. */
export function questionsOf({ content }: Pick<FormResponseDetail, 'content'>): Question[] {
  return JSON.parse(content)
}

/** The answers, in the shape of a draft's; none where they are hidden. */
export function answersOf({
  data,
}: Pick<FormResponseDetail, 'data'>): Pick<DraftAnswer, 'question' | 'answer'>[] {
  const { answers = [] }: { answers?: Sent[] } = JSON.parse(data)
  return answers.map(({ question, userAnswer = null }) => ({ question, answer: userAnswer }))
}
