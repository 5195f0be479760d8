import { dayIn } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import { conflict, invalid, invalidField, notFound, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { dailyLimitRefusal } from 'shared/server/throttle/dailyLimit'
import { familyRefusals, formRefusals, responseRefusals } from '../../messages'
import type { Answers } from '../../rules/answers/answer'
import { checkAnswers } from '../../rules/answers/checkAnswer'
import { recommendedLabs } from '../../rules/answers/recommendations'
import { areaScores, balanceOf } from '../../rules/answers/score'
import type { DraftAnswer } from '../../rules/drafts/mergeDrafts'
import type { Question } from '../../rules/forms/form'
import { isPending } from '../../rules/forms/nextTake'
import { helpDue } from '../../rules/risk/helpDue'
import { deleteDraft, draftOf, type Take } from '../drafts/draftStore'
import { contentOf, formById } from '../forms/formStore'
import { formRefusal, takerOf } from '../forms/takers'
import { formResponses } from '../schema'
import { lastResponse } from './latestStore'
import type { SentData } from './parseData'
import type { ResponseRow, StoredArea } from './responseStore'

const TESTS_A_DAY = { most: 100, message: responseRefusals.tooManyToday }

type Submitted = { ok: true; response: ResponseRow } | Refused

/**
 * Makes one response of a test, in the transaction that holds the account's lock: the server computes areas, balance and
 * labs from the answers alone. The same answers again are answered with the first response. A test that was begun can be
 * finished, even if the form was withdrawn or the person has grown out of it since.
 */
export async function submit(
  context: SliceContext,
  one: Database,
  { userId, formId, sent }: { userId: number; formId: number; sent: SentData },
): Promise<Submitted> {
  const take: Take = { userId, formId, familyMemberId: sent.familyMemberId }
  const form = await formById(one, formId)
  const taker = await takerOf(context, one, userId, sent.familyMemberId)
  if (!taker) return notFound(familyRefusals.unknown)
  const draft = await draftOf(one, take)
  const last = await lastResponse(one, take)
  if (!form || (form.withdrawn && !draft && !last)) return notFound(formRefusals.unknown)

  const version = sent.version ?? draft?.version ?? form.version
  const found = await contentOf(one, formId, version)
  if (!found) return invalidField('data', formRefusals.unknownVersion)
  const questions: Question[] = JSON.parse(found.content)
  const answers = inOrder(questions, sent.answers)
  const today = dayIn(context.now())
  if (last && !isPending(form.repeatDays, dayIn(last.createdAt), today)) {
    const isSame = last.version === version && last.answers === answers
    return isSame ? { ok: true, response: last } : conflict(responseRefusals.notYet)
  }
  const refusal =
    (draft ? undefined : await formRefusal(context, one, userId, { form, taker })) ??
    answersRefusal(questions, sent.answers) ??
    (await dailyLimitRefusal(one, { table: formResponses, userId, now: context.now(), limit: TESTS_A_DAY }))
  if (refusal) return refusal

  const areas = storedAreas(questions, sent.answers)
  const [response] = await one
    .insert(formResponses)
    .values({
      ...take,
      version,
      answers,
      areas: JSON.stringify(areas),
      balance: balanceOf(areas),
      labs: recommendedLabs(questions, sent.answers),
      helpDue: helpDue(questions, givenAnswers(sent, draft)) !== undefined,
      createdAt: context.now(),
    })
    .returning()
  if (!response) throw new Error('the response was not added')
  await deleteDraft(one, take)
  return { ok: true, response }
}

/** The answers as JSON in the order of the questions, so that equal answers are equal text. */
function inOrder(questions: readonly Question[], answers: Answers): string {
  return JSON.stringify(
    questions
      .filter(({ id }) => answers.has(id))
      .map(({ id }) => ({ question: id, userAnswer: answers.get(id) })),
  )
}

/** The sent answers, each with whether its help was shown: by what was sent, or by the draft with the same answer. */
function givenAnswers({ answers, helped }: SentData, draft: { answers: string } | undefined): DraftAnswer[] {
  const sent = [...answers].map(([question, answer]) => ({ question, answer, changes: 1 }))
  const before: DraftAnswer[] = JSON.parse(draft?.answers ?? '[]')
  const isSame = (one: DraftAnswer, other: DraftAnswer) =>
    one.question === other.question && JSON.stringify(one.answer) === JSON.stringify(other.answer)
  return sent.map(given => ({
    ...given,
    helped: helped.has(given.question) || before.some(one => one.helped === true && isSame(one, given)),
  }))
}

function answersRefusal(questions: readonly Question[], answers: Answers): Refused | undefined {
  const problems = checkAnswers(questions, answers)
  const [first] = problems.values()
  return first === undefined ? undefined : invalid(first, Object.fromEntries(problems))
}

function storedAreas(questions: readonly Question[], answers: Answers): StoredArea[] {
  return areaScores(questions, answers).map(score => ({
    ...score,
    questions: questions.filter(({ speciality }) => speciality.includes(score.area)).map(({ id }) => id),
  }))
}
