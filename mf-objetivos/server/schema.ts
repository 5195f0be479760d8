import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { attemptColumns, oneRowPerAttempt } from 'shared/server/idempotency/attemptColumns'
import type { Consent } from '../rules/family/familyMember'
import type { FormGender } from '../rules/forms/eligibility'

export const objetivos = pgSchema('objetivos')

const time = (name: string) => timestamp(name, { withTimezone: true })

export const familyMembers = objetivos.table(
  'family_members',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The account that added the member. */
    ...attemptColumns(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    gender: text().$type<'male' | 'female'>().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    relationship: text().notNull(),
    picture: text().notNull(),
    consent: text().$type<Consent>().notNull().default('NONE'),
    consentAskedAt: time('consent_asked_at'),
    /** Of the secret in the mail that asks for consent. */
    consentTokenHash: text('consent_token_hash').unique(),
  },
  table => [oneRowPerAttempt('one_family_member_an_attempt', table)],
)

export const forms = objetivos.table('forms', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The natural key: loading the content again keeps the id that responses hold. */
  key: text().notNull().unique(),
  name: text().notNull(),
  /** The titles of the courses; a port translates them into ids. */
  courses: text().array().notNull(),
  gender: text().$type<FormGender>().notNull(),
  ageRange: text('age_range').notNull(),
  /** The current version. */
  version: integer().notNull().default(1),
  repeatDays: integer('repeat_days').notNull(),
  questionCount: integer('question_count').notNull(),
  source: text().notNull(),
  /** No longer offered; what was begun can be finished. */
  withdrawn: boolean().notNull().default(false),
})

const formId = () =>
  integer('form_id')
    .notNull()
    .references(() => forms.id)

/** The questions of each version, so that a response keeps those that it answered. */
export const formVersions = objetivos.table(
  'form_versions',
  {
    formId: formId(),
    version: integer().notNull(),
    name: text().notNull(),
    /** The questions as JSON; they are only read as a whole. */
    content: text().notNull(),
    /** How the instrument's author reads its points, as JSON (`Scale`); null where the test has no bands. */
    scale: text(),
  },
  table => [primaryKey({ columns: [table.formId, table.version] })],
)

/** Null for the account's owner. */
const familyMemberId = () =>
  integer('family_member_id').references(() => familyMembers.id, { onDelete: 'cascade' })

export const formDrafts = objetivos.table(
  'form_drafts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    familyMemberId: familyMemberId(),
    formId: formId(),
    version: integer().notNull(),
    /** The answers as JSON. */
    answers: text().notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  table => [
    unique('one_draft_a_form').on(table.userId, table.familyMemberId, table.formId).nullsNotDistinct(),
    index('drafts_of_a_family_member').on(table.familyMemberId),
  ],
)

export const formResponses = objetivos.table(
  'form_responses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    familyMemberId: familyMemberId(),
    formId: formId(),
    version: integer().notNull(),
    /** The answers by question, as JSON. */
    answers: text().notNull(),
    /** The scores of the areas, as JSON. */
    areas: text().notNull(),
    balance: integer().notNull(),
    /** The names of the recommended labs. */
    labs: text().array().notNull(),
    /** It was sent with an answer that signals a risk and whose help was not shown; until the person sees it. */
    helpDue: boolean('help_due').notNull().default(false),
    createdAt: time('created_at').notNull().default(sql`now()`),
  },
  table => [
    index('responses_with_help_due').on(table.userId).where(sql`${table.helpDue}`),
    index('responses_of_a_person').on(table.userId, table.createdAt),
    index('responses_of_a_family_member').on(table.familyMemberId),
  ],
)

export const labFiles = objetivos.table(
  'lab_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    responseId: integer('response_id')
      .notNull()
      .references(() => formResponses.id, { onDelete: 'cascade' }),
    lab: text().notNull(),
    /** The name of a private file. */
    file: text().notNull(),
    uploadedAt: time('uploaded_at').notNull(),
    /** HTML, sanitised; null until the practice answers. */
    response: text(),
    answeredAt: time('answered_at'),
  },
  table => [
    unique('one_file_a_lab').on(table.responseId, table.lab),
    index('labs_without_a_response').on(table.uploadedAt).where(sql`${table.response} is null`),
    index('labs_of_a_person').on(table.userId),
  ],
)

/** A person asked the practice to call, after an answer that signals a risk. The answer itself is not stored here. */
export const riskNotices = objetivos.table(
  'risk_notices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    familyMemberId: familyMemberId(),
    formId: formId(),
    createdAt: time('created_at').notNull(),
    handledAt: time('handled_at'),
    /** The member of the staff who called. */
    handledBy: integer('handled_by'),
  },
  table => [
    index('risk_notices_of_a_person').on(table.userId, table.createdAt),
    index('risk_notices_of_a_family_member').on(table.familyMemberId),
  ],
)
