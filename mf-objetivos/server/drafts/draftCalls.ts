import { dayIn } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import { conflict, invalid, invalidField, notFound, ok, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { DraftBody } from '../../contract/forms'
import { answerMessages, familyRefusals, formRefusals, responseRefusals } from '../../messages'
import { checkAnswer } from '../../rules/answers/checkAnswer'
import { type DraftAnswer, mergeDrafts } from '../../rules/drafts/mergeDrafts'
import type { Question } from '../../rules/forms/form'
import { isPending } from '../../rules/forms/nextTake'
import { contentOf, formById } from '../forms/formStore'
import { formRefusal, takerOf } from '../forms/takers'
import type { FormCalls } from '../objetivosCalls'
import { lastTakenOn } from '../responses/latestStore'
import { lockAnswers } from '../responses/lockAnswers'
import { draftOf, draftsOf, saveDraft, type Take, wireDraft } from './draftStore'

export function draftCalls(context: SliceContext) {
  const { database, now } = context

  /** The refusal of a draft that cannot be begun: a begun one goes on, whatever has changed since. */
  async function beginRefusal(one: Database, take: Take): Promise<Refused | undefined> {
    const form = await formById(one, take.formId)
    if (!form || form.withdrawn) return notFound(formRefusals.unknown)
    const taker = await takerOf(context, one, take.userId, take.familyMemberId)
    if (!taker) return notFound(familyRefusals.unknown)
    const refusal = await formRefusal(context, one, take.userId, { form, taker })
    if (refusal) return refusal
    const last = await lastTakenOn(one, take)
    return isPending(form.repeatDays, last, dayIn(now())) ? undefined : conflict(responseRefusals.notYet)
  }

  return {
    'GET form-drafts': async ({ person }) => ok((await draftsOf(database, person.id)).map(wireDraft)),

    'PUT form-drafts/{formId}': ({ person, params, body }) =>
      database.transaction(async one => {
        await lockAnswers(one, person.id)
        const take = { userId: person.id, familyMemberId: body.familyMemberId ?? null, formId: params.formId }
        const before = await draftOf(one, take)
        const refusal = before ? undefined : await beginRefusal(one, take)
        if (refusal) return refusal
        const version = before?.version ?? body.version
        const found = await contentOf(one, take.formId, version)
        if (!found || (version !== body.version && !(await contentOf(one, take.formId, body.version))))
          return invalidField('version', formRefusals.unknownVersion)
        const questions: Question[] = JSON.parse(found.content)
        const { sound, problem } = soundAnswers(questions, body)
        // Answers to another version stay out where they do not fit; in the same version they are a mistake.
        if (problem && version === body.version) return problem
        const answers = mergeDrafts(before ? JSON.parse(before.answers) : [], sound)
        return ok(wireDraft(await saveDraft(one, take, { version, answers, updatedAt: now() })))
      }),
  } satisfies Partial<FormCalls>
}

function soundAnswers(
  questions: readonly Question[],
  { answers }: DraftBody,
): { sound: DraftAnswer[]; problem: Refused | undefined } {
  const problems: Record<string, string> = {}
  const sound = answers.filter(({ question: id, answer }) => {
    const question = questions.find(one => one.id === id)
    const problem = question
      ? answer !== null && checkAnswer(question, answer)
      : answerMessages.unknownQuestion
    if (problem) problems[String(id)] = problem
    return !problem
  })
  const [first] = Object.values(problems)
  return { sound, problem: first === undefined ? undefined : invalid(first, problems) }
}
