import type { FormResponseDetail } from '../../contract/responses'
import type { Answer } from '../../rules/answers/answer'
import type { Question } from '../../rules/forms/form'

/** The questions of the version that was answered. */
export function questionsOf({ content }: Pick<FormResponseDetail, 'content'>): Question[] {
  return JSON.parse(content)
}

/** The answers, each with the id of its question; none where they are hidden. */
export function answersOf({
  data,
}: Pick<FormResponseDetail, 'data'>): { question: number; userAnswer: Answer }[] {
  return JSON.parse(data).answers ?? []
}
