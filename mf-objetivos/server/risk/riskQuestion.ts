import type { Database } from 'shared/server/database/database'
import { mayBeShown } from '../../rules/family/familyMember'
import type { Question } from '../../rules/forms/form'
import { isRiskOf } from '../../rules/risk/helpDue'
import { draftOf, type Take } from '../drafts/draftStore'
import type { KnownTaker } from '../forms/takers'
import { lastResponse } from '../responses/latestStore'
import { answersOf, questionsOf, sentAnswersOf } from './helpStore'

interface Asked {
  take: Take
  taker: KnownTaker
  /** The form's present version. */
  version: number
  /** The id of the question. */
  id: number
  today: string
}

/**
 * A question of a form with options that signal a risk, and whether a stored answer chose one of them: in the begun test,
 * or in the newest one that was sent. Undefined where the form has no such question.
 */
export async function riskQuestion(
  one: Database,
  { take, taker: { member }, version, id, today }: Asked,
): Promise<{ question: Question; isAnswered: boolean } | undefined> {
  const draft = await draftOf(one, take)
  const last = await lastResponse(one, take)
  // Of an adult who has not agreed nothing is told, and neither is that an answer signals a risk.
  const isHidden = member !== undefined && !mayBeShown(member, today)
  // A begun test goes on in its own version, whose questions the present one may not have.
  const stored = [
    ...(draft ? [{ version: draft.version, answers: answersOf(draft) }] : []),
    ...(last && !isHidden ? [{ version: last.version, answers: sentAnswersOf(last) }] : []),
    { version, answers: [] },
  ]
  let found: Question | undefined
  for (const { version: answered, answers } of stored) {
    const questions = await questionsOf(one, take.formId, answered)
    const question = questions.find(known => known.id === id)
    if (!question?.opciones.some(({ risk }) => risk)) continue
    if (answers.some(given => isRiskOf(question, given))) return { question, isAnswered: true }
    found ??= question
  }
  return found && { question: found, isAnswered: false }
}
