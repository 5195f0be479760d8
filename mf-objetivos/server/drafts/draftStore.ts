import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { FormDraft } from '../../contract/forms'
import type { DraftAnswer } from '../../rules/drafts/mergeDrafts'
import { formDrafts } from '../schema'

/** The person, of an account, who takes a form. */
export interface Take {
  userId: number
  familyMemberId: number | null
  formId: number
}

export type DraftRow = typeof formDrafts.$inferSelect

const isTake = ({ userId, familyMemberId, formId }: Take) =>
  and(
    eq(formDrafts.userId, userId),
    familyMemberId === null
      ? isNull(formDrafts.familyMemberId)
      : eq(formDrafts.familyMemberId, familyMemberId),
    eq(formDrafts.formId, formId),
  )

export function draftsOf(database: Database, userId: number): Promise<DraftRow[]> {
  return database
    .select()
    .from(formDrafts)
    .where(eq(formDrafts.userId, userId))
    .orderBy(desc(formDrafts.updatedAt))
}

export async function draftOf(database: Database, take: Take): Promise<DraftRow | undefined> {
  const [draft] = await database.select().from(formDrafts).where(isTake(take))
  return draft
}

/** Whether the person, or one of the family, has begun a form. */
export async function isBegun(database: Database, userId: number, formId: number): Promise<boolean> {
  const ofForm = and(eq(formDrafts.userId, userId), eq(formDrafts.formId, formId))
  return (await database.$count(formDrafts, ofForm)) > 0
}

export async function saveDraft(
  database: Database,
  take: Take,
  draft: { version: number; answers: readonly DraftAnswer[]; updatedAt: Date },
): Promise<DraftRow> {
  const values = { ...draft, answers: JSON.stringify(draft.answers) }
  const [saved] = await database
    .insert(formDrafts)
    .values({ ...take, ...values })
    .onConflictDoUpdate({
      target: [formDrafts.userId, formDrafts.familyMemberId, formDrafts.formId],
      set: values,
    })
    .returning()
  if (!saved) throw new Error('the draft was not saved')
  return saved
}

export async function deleteDraft(database: Database, take: Take): Promise<void> {
  await database.delete(formDrafts).where(isTake(take))
}

export function wireDraft({ formId, version, familyMemberId, answers, updatedAt }: DraftRow): FormDraft {
  return {
    formId,
    version,
    familyMemberId,
    answers: JSON.parse(answers),
    updatedAt: updatedAt.toISOString(),
  }
}
