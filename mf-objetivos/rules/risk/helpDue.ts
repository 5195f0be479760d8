import { isRisk } from '../answers/recommendations'
import type { DraftAnswer } from '../drafts/mergeDrafts'
import type { Question } from '../forms/form'

/**
 * The first question whose answer signals a risk while its help was not shown; undefined without one. It depends on the
 * stored answers alone, so that help is shown wherever and whenever they are met again
 * (shared/product/objetivos.md#answers-that-signal-a-risk).
 */
export function helpDue(questions: readonly Question[], answers: readonly DraftAnswer[]): number | undefined {
  return questions.find(question => answers.some(given => isRiskOf(question, given) && !given.helped))?.id
}

/** The answers after help was shown: it counts for each of them until the answer is changed. */
export function withHelpShown(
  questions: readonly Question[],
  answers: readonly DraftAnswer[],
): DraftAnswer[] {
  return answers.map(given =>
    questions.some(question => isRiskOf(question, given)) ? { ...given, helped: true } : given,
  )
}

/** Whether this is an answer to the question that signals a risk. */
export function isRiskOf(
  question: Question,
  { question: id, answer }: Pick<DraftAnswer, 'question' | 'answer'>,
): boolean {
  return question.id === id && answer !== null && isRisk(question, answer)
}
