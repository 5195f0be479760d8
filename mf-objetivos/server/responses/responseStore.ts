import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { dayIn } from 'shared/dates/instants'
import { A_BATCH, type Batches } from 'shared/server/database/batches'
import type { Database } from 'shared/server/database/database'
import type { FormResponse } from '../../contract/responses'
import type { Answer } from '../../rules/answers/answer'
import { type Band, bandOf } from '../../rules/answers/band'
import type { AreaScore } from '../../rules/answers/score'
import { mayBeShown } from '../../rules/family/familyMember'
import { nextTake } from '../../rules/forms/nextTake'
import { familyMembers, formResponses, forms, formVersions, labFiles } from '../schema'

export type ResponseRow = typeof formResponses.$inferSelect
export type LabRow = typeof labFiles.$inferSelect

/** An area's score with its questions, as a response stores it. */
export interface StoredArea extends AreaScore {
  questions: number[]
}

export interface StoredAnswer {
  question: number
  userAnswer: Answer
}

/** A response with what its wire form needs of other tables. */
export interface FullResponse {
  response: ResponseRow
  name: string
  repeatDays: number
  withdrawn: boolean
  /** The bands of the version, with its questions, as JSON; null where it has none. */
  scale: string | null
  questions: string | null
  member: { birthDate: string; consent: 'NONE' | 'ASKED' | 'GRANTED' | 'REFUSED' } | null
}

function fullResponses(database: Database) {
  return database
    .select({
      response: formResponses,
      name: formVersions.name,
      repeatDays: forms.repeatDays,
      withdrawn: forms.withdrawn,
      scale: formVersions.scale,
      // The questions are much text, and only bands need them.
      questions: sql<
        string | null
      >`case when ${formVersions.scale} is not null then ${formVersions.content} end`,
      member: { birthDate: familyMembers.birthDate, consent: familyMembers.consent },
    })
    .from(formResponses)
    .innerJoin(forms, eq(forms.id, formResponses.formId))
    .innerJoin(
      formVersions,
      and(eq(formVersions.formId, formResponses.formId), eq(formVersions.version, formResponses.version)),
    )
    .leftJoin(familyMembers, eq(familyMembers.id, formResponses.familyMemberId))
}

/** An account's responses, the newest first. */
export function responsesOf(
  database: Database,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<FullResponse[]> {
  return fullResponses(database)
    .where(eq(formResponses.userId, userId))
    .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
    .limit(limit)
    .offset(offset)
}

export const countResponses = (database: Database, userId: number): Promise<number> =>
  database.$count(formResponses, eq(formResponses.userId, userId))

/** All of an account's responses, the newest first: a person may have written megabytes of answers. */
export async function* responsesInBatches(database: Database, userId: number): Batches<FullResponse> {
  const newestFirst = await database
    .select({ id: formResponses.id })
    .from(formResponses)
    .where(eq(formResponses.userId, userId))
    .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
  for (let at = 0; at < newestFirst.length; at += A_BATCH) {
    const ids = newestFirst.slice(at, at + A_BATCH).map(({ id }) => id)
    yield fullResponses(database)
      .where(inArray(formResponses.id, ids))
      .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
  }
}

export async function responseOf(
  database: Database,
  userId: number,
  id: number,
): Promise<FullResponse | undefined> {
  const [found] = await fullResponses(database).where(
    and(eq(formResponses.id, id), eq(formResponses.userId, userId)),
  )
  return found
}

/** The family member of each of an account's responses, by its id; null for the owner. */
export async function membersOfResponses(
  database: Database,
  userId: number,
): Promise<Map<number, number | null>> {
  const rows = await database
    .select({ id: formResponses.id, member: formResponses.familyMemberId })
    .from(formResponses)
    .where(eq(formResponses.userId, userId))
  return new Map(rows.map(({ id, member }) => [id, member]))
}

export async function labsOf(database: Database, responseIds: readonly number[]): Promise<LabRow[]> {
  if (responseIds.length === 0) return []
  return database
    .select()
    .from(labFiles)
    .where(inArray(labFiles.responseId, [...responseIds]))
    .orderBy(labFiles.id)
}

export function isHidden({ member }: Pick<FullResponse, 'member'>, today: string): boolean {
  return member !== null && !mayBeShown(member, today)
}

/** The response as the wire shows it on this day; without its contents where an adult has not agreed. */
export function wireResponse(full: FullResponse, labs: readonly LabRow[], today: string): FormResponse {
  const { response, name, repeatDays, withdrawn } = full
  const { id, userId, formId, familyMemberId, version, createdAt } = response
  const day = dayIn(createdAt)
  const hidden = isHidden(full, today)
  const user = familyMemberId === null ? { userId } : { id: familyMemberId }
  const common = {
    id,
    formId,
    form: { id: formId, name, version },
    familyMemberId,
    createdAt: createdAt.toISOString(),
    day,
    // The practice offers a withdrawn form no more.
    repeatOn: (!withdrawn && nextTake(repeatDays, day, today)) || null,
    hidden,
  }
  if (hidden) {
    const data = JSON.stringify({ areas: [], files: [], user })
    return { ...common, balance: null, scores: [], labs: [], data }
  }
  const answers: StoredAnswer[] = JSON.parse(response.answers)
  const areas: StoredArea[] = JSON.parse(response.areas)
  const band = bandOfResponse(full, answers)
  return {
    ...common,
    balance: response.balance,
    ...(band && { band }),
    scores: areas.map(({ area, percentage }) => ({ area, percentage })),
    labs: response.labs,
    data: JSON.stringify({
      version,
      areas: areas.map(({ area, questions, value_total, divider }) => ({
        area,
        answers: answers.filter(({ question }) => questions.includes(question)),
        value_total,
        divider,
      })),
      answers,
      files: labs
        .filter(({ responseId }) => responseId === id)
        .map(({ lab, file, response: text }) => ({ lab, file, response: text })),
      user,
    }),
  }
}

function bandOfResponse(
  { scale, questions }: FullResponse,
  answers: readonly StoredAnswer[],
): Band | undefined {
  if (scale === null || questions === null) return undefined
  const given = new Map(answers.map(({ question, userAnswer }) => [question, userAnswer]))
  return bandOf(JSON.parse(questions), given, JSON.parse(scale))
}
