import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import { replaceOrWithdraw } from 'shared/server/content/replaceRows'
import type { Database } from 'shared/server/database/database'
import type { Scale } from '../../rules/answers/band'
import type { Question } from '../../rules/forms/form'
import { formDrafts, formResponses, forms, formVersions } from '../schema'

export type FormRow = typeof forms.$inferSelect

/**
 * The forms that are offered, and of the withdrawn ones those that the account has begun or answered: a begun one can be
 * finished, and a result keeps its author.
 */
export function formsFor(database: Database, userId: number): Promise<FormRow[]> {
  const begun = database
    .select({ id: formDrafts.formId })
    .from(formDrafts)
    .where(eq(formDrafts.userId, userId))
  const answered = database
    .select({ id: formResponses.formId })
    .from(formResponses)
    .where(eq(formResponses.userId, userId))
  return database
    .select()
    .from(forms)
    .where(or(eq(forms.withdrawn, false), inArray(forms.id, begun), inArray(forms.id, answered)))
    .orderBy(asc(forms.id))
}

/** The form, withdrawn or not. */
export async function formById(database: Database, id: number): Promise<FormRow | undefined> {
  const [form] = await database.select().from(forms).where(eq(forms.id, id))
  return form
}

/** The questions of a form in one version, as JSON; undefined where there is no such version. */
export async function contentOf(
  database: Database,
  formId: number,
  version: number,
): Promise<{ name: string; content: string } | undefined> {
  const [found] = await database
    .select({ name: formVersions.name, content: formVersions.content })
    .from(formVersions)
    .where(and(eq(formVersions.formId, formId), eq(formVersions.version, version)))
  return found
}

/** Every version that people could answer. */
export function allVersions(database: Database) {
  return database.select().from(formVersions)
}

export async function hasForms(database: Database): Promise<boolean> {
  return (await database.select({ id: forms.id }).from(forms).limit(1)).length > 0
}

export type FormContent = Pick<
  FormRow,
  'key' | 'name' | 'courses' | 'gender' | 'ageRange' | 'repeatDays' | 'source'
> & {
  questions: Question[]
  /** Undefined for a form without bands. */
  scale: Scale | undefined
}

/**
 * Replaces the forms: one with a known key keeps its id, and a new version where its questions or its name changed; a
 * missing one is withdrawn. Older versions stay for their responses. Bands that come to a version without any are added to
 * it, so that its results have words too; changed ones make a new version, so that a result keeps its words.
 */
export async function replaceForms(database: Database, content: readonly FormContent[]): Promise<void> {
  const rows = content.map(({ questions, scale: _scale, ...form }) => ({
    ...form,
    questionCount: questions.length,
  }))
  const stored = await replaceOrWithdraw(database, forms, forms.key, rows)
  const questionsOf = new Map(content.map(({ key, questions }) => [key, JSON.stringify(questions)]))
  const scaleOf = new Map(content.map(({ key, scale }) => [key, scale ? JSON.stringify(scale) : null]))
  for (const { id, key, name } of stored) {
    const text = questionsOf.get(key) ?? '[]'
    const [last] = await database
      .select()
      .from(formVersions)
      .where(eq(formVersions.formId, id))
      .orderBy(desc(formVersions.version))
      .limit(1)
    const scale = scaleOf.get(key) ?? null
    const isSame = last?.content === text && last.name === name
    if (isSame && last.scale === scale) continue
    if (isSame && last.scale === null) {
      await database
        .update(formVersions)
        .set({ scale })
        .where(and(eq(formVersions.formId, id), eq(formVersions.version, last.version)))
      continue
    }
    const version = (last?.version ?? 0) + 1
    await database.insert(formVersions).values({ formId: id, version, name, content: text, scale })
    await database.update(forms).set({ version }).where(eq(forms.id, id))
  }
}
