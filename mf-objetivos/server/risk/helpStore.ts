import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { RiskHelp } from '../../contract/risk'
import type { Answer } from '../../rules/answers/answer'
import type { DraftAnswer } from '../../rules/drafts/mergeDrafts'
import type { Question } from '../../rules/forms/form'
import { helpDue, withHelpShown } from '../../rules/risk/helpDue'
import { type DraftRow, draftOf, draftsOf, saveDraft, type Take } from '../drafts/draftStore'
import { contentOf } from '../forms/formStore'
import { isHidden } from '../responses/responseStore'
import { familyMembers, formResponses } from '../schema'

type DueHelp = RiskHelp['due'][number]

/** The questions of a form in the version that was answered; none where that is gone. */
export async function questionsOf(database: Database, formId: number, version: number): Promise<Question[]> {
  const found = await contentOf(database, formId, version)
  return JSON.parse(found?.content ?? '[]')
}

/** The begun and the sent tests with an answer that signals a risk and whose help was not shown. */
export async function dueHelpOf(database: Database, userId: number, today: string): Promise<DueHelp[]> {
  const due: DueHelp[] = []
  for (const draft of await draftsOf(database, userId)) {
    const question = helpDue(await questionsOf(database, draft.formId, draft.version), answersOf(draft))
    const { formId, familyMemberId } = draft
    if (question !== undefined) due.push({ formId, familyMemberId, question })
  }
  for (const { response, member } of await responsesDue(database, userId)) {
    // An adult's answers are told to nobody without their consent, and neither is that one of them signals a risk.
    if (isHidden({ member }, today)) continue
    const { formId, familyMemberId, version } = response
    const question = helpDue(await questionsOf(database, formId, version), sentAnswersOf(response))
    if (question !== undefined) due.push({ formId, familyMemberId, question })
  }
  return due
}

/** The person has seen the help of this test: for every answer of its draft, and for what was sent. */
export async function markHelpShown(database: Database, take: Take): Promise<void> {
  const draft = await draftOf(database, take)
  if (draft) {
    const { version, updatedAt } = draft
    const answers = withHelpShown(await questionsOf(database, draft.formId, version), answersOf(draft))
    await saveDraft(database, take, { version, answers, updatedAt })
  }
  const { userId, familyMemberId, formId } = take
  await database
    .update(formResponses)
    .set({ helpDue: false })
    .where(
      and(
        eq(formResponses.userId, userId),
        eq(formResponses.formId, formId),
        familyMemberId === null
          ? isNull(formResponses.familyMemberId)
          : eq(formResponses.familyMemberId, familyMemberId),
      ),
    )
}

function responsesDue(database: Database, userId: number) {
  const { birthDate, consent } = familyMembers
  return database
    .select({ response: formResponses, member: { birthDate, consent } })
    .from(formResponses)
    .leftJoin(familyMembers, eq(familyMembers.id, formResponses.familyMemberId))
    .where(and(eq(formResponses.userId, userId), eq(formResponses.helpDue, true)))
    .orderBy(formResponses.id)
}

export function answersOf({ answers }: DraftRow): DraftAnswer[] {
  return JSON.parse(answers)
}

export function sentAnswersOf({ answers }: typeof formResponses.$inferSelect): DraftAnswer[] {
  const sent: { question: number; userAnswer: Answer }[] = JSON.parse(answers)
  return sent.map(({ question, userAnswer }) => ({ question, answer: userAnswer, changes: 1 }))
}
