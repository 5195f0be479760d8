import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { MOST_BRANCH_OFFICES, PROFILE_LENGTHS } from 'shared/published/profile'
import type { VoluntaryPurpose } from 'shared/published/purposes'

export const auth = pgSchema('auth')

export const DEVICE_LENGTH = 60

/** A text of the profile, empty until the person writes it. */
const profileText = (name: string, length: number = PROFILE_LENGTHS.text) =>
  varchar(name, { length }).notNull().default('')

const mostBranches = sql.raw(String(MOST_BRANCH_OFFICES))

export const users = auth.table(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case. */
    email: text().notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    gender: text().$type<'male' | 'female'>(),
    birthdate: date({ mode: 'string' }),
    picture: text().notNull().default(''),
    phone: text().notNull().default(''),
    emergencyContactPhone: text('emergency_contact_phone').notNull().default(''),
    ocupation: text().notNull().default(''),
    civilState: text('civil_state').notNull().default(''),
    emergencyContactName: profileText('emergency_contact_name'),
    emergencyContactLastName: profileText('emergency_contact_last_name'),
    emergencyContactEmail: profileText('emergency_contact_email', PROFILE_LENGTHS.email),
    emergencyContactBirthdate: date('emergency_contact_birthdate', { mode: 'string' }),
    emergencyContactRelationship: profileText('emergency_contact_relationship'),
    objective: profileText('objective', PROFILE_LENGTHS.objective),
    branchOffices: varchar('branch_offices', { length: PROFILE_LENGTHS.text }).array().notNull().default([]),
    /** The IANA zone that the person's client last sent; null until it has sent one. */
    zone: varchar({ length: PROFILE_LENGTHS.text }),
    /** When an operator made this a staff account; null for a patient's. No call ever writes it. */
    staffSince: timestamp('staff_since', { withTimezone: true }),
    /** The duties of a member of the staff; empty for a patient. No call ever writes it. */
    duties: varchar({ length: 40 }).array().notNull().default([]),
    /** The parts, such as `mf-diet`, whose releases a member looks after; empty for all. No call ever writes it. */
    teams: varchar({ length: 40 }).array().notNull().default([]),
    /** Until when a member of the staff may set up a second factor. Only an operator opens that; no call ever does. */
    enrolUntil: timestamp('enrol_until', { withTimezone: true }),
    /** From the registration link. */
    organizationId: text('organization_id'),
    /** The accepted version of the privacy notice, and when it was accepted (shared/product/shell.md#consent). */
    privacyNotice: text('privacy_notice'),
    privacyNoticeAt: timestamp('privacy_notice_at', { withTimezone: true }),
    /** When a link that was mailed to the address was opened; null until then. */
    addressProvedAt: timestamp('address_proved_at', { withTimezone: true }),
    /** Of an account that was made before addresses were proved: until then it keeps its private feed. */
    proofDueAt: timestamp('proof_due_at', { withTimezone: true }),
    /** When such an account was asked for its proof. */
    proofAskedAt: timestamp('proof_asked_at', { withTimezone: true }),
  },
  table => [
    // The same address in other letter case does not get a second account.
    uniqueIndex('users_email_any_case').on(sql`lower(${table.email})`),
    check('users_branch_offices', sql`cardinality(${table.branchOffices}) <= ${mostBranches}`),
  ],
)

export const sessions = auth.table(
  'sessions',
  {
    /** SHA-256; the token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** By which its person ends it. */
    id: integer().notNull().unique().generatedAlwaysAsIdentity(),
    /** In words; empty if it is not known. */
    device: varchar({ length: DEVICE_LENGTH }).notNull().default(''),
    /** The network's country, ISO 3166; null if it is not known. */
    country: varchar({ length: 2 }),
    /** Written at most once an hour. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    /** When a member of the staff last gave the second factor in it; null until then, and for a patient. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  table => [index().on(table.userId), index().on(table.expiresAt)],
)

/** One row per person: a newer link replaces the older one. */
export const passwordResets = auth.table(
  'password_resets',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The token itself is only in the mail. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index().on(table.expiresAt)],
)

/** The devices where a person has signed in; their wrong passwords are counted apart from those of others. */
export const deviceMarks = auth.table(
  'device_marks',
  {
    /** The token itself is only in the device's cookie. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }).notNull(),
  },
  table => [index().on(table.userId)],
)

/** The links that prove an address. A newer one ends none of the older: any of the mails may be the one that is opened. */
export const addressProofs = auth.table(
  'address_proofs',
  {
    /** The token itself is only in the mail. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index().on(table.userId)],
)

/** The addresses that people asked to change to. One row per person: a newer wish replaces the older one. */
export const addressChanges = auth.table(
  'address_changes',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text().notNull(),
    /** The token itself is only in the mail to the new address. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index().on(table.expiresAt)],
)

/** The links *No fui yo* of the mails that tell of a new device, password or address. */
export const alarms = auth.table(
  'alarms',
  {
    /** The token itself is only in the mail. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address to which the mail went; the account has it again after the press. */
    email: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index().on(table.userId), index().on(table.expiresAt)],
)

/** The authenticator app of a member of the staff, and the codes for the day on which it is lost. */
export const secondFactors = auth.table('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The app's key, encrypted: the server computes the same codes. */
  secret: text().notNull(),
  /** The moment at which the person entered a first correct code; null before. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The half minute of the newest code that was used; it and those before it are not used again. */
  lastStep: integer('last_step').notNull().default(0),
  /** The unused ones; the codes themselves are only with their person. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
})

/** The keys by which a person signs in without a password; a device, or the person's key ring, holds the private half. */
export const passkeys = auth.table(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As its device calls it, in base64url; no two accounts have the same. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often its device says that it was used; 0 where the device does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The device on which it was made, in words. */
    name: varchar({ length: DEVICE_LENGTH }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  table => [index().on(table.userId)],
)

/** A text that a device signs, once, to make a passkey or to sign in with one. */
export const passkeyChallenges = auth.table(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    /** The person who gave the password to add a passkey; null for a sign-in, whose person is not known yet. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index().on(table.userId), index().on(table.expiresAt)],
)

/** The answers of people to the voluntary purposes; without a row the notice says whether the purpose is pursued. */
export const purposeChoices = auth.table(
  'purpose_choices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: varchar({ length: 40 }).$type<VoluntaryPurpose>().notNull(),
    granted: boolean().notNull(),
    /** The version of the notice that was in force when the person chose; null where there was none. */
    notice: text(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.purpose] })],
)

/** The acts of staff members. Rows are only added: the database refuses any other change (see its migration). */
export const auditLog = auth.table(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The member's address, which stays after their account has ended. */
    staff: text().notNull(),
    act: varchar({ length: 200 }).notNull(),
    /** The person whose data it was; null for an act on nobody's data, and once that person's account has ended. */
    personId: integer('person_id').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [index().on(table.personId), index().on(table.at)],
)
