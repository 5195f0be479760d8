import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PriceList } from 'shared/published/buying'
import type { Specialty } from 'shared/published/specialty'
import { attemptColumns, oneRowPerAttempt } from 'shared/server/idempotency/attemptColumns'
import type { Schedule } from '../rules/slots/schedule'

export const citas = pgSchema('citas')

/** The practice's branches, where appointments in person take place. */
export const branches = citas.table('branches', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The natural key: loading the content again keeps the id. */
  name: text().notNull().unique(),
  address: text().notNull(),
  /** The address of its place on a map. */
  map: text().notNull(),
  phone: text().notNull(),
  /** No longer in the practice's content. */
  withdrawn: boolean().notNull().default(false),
})

export const specialists = citas.table('specialists', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The natural key. */
  email: text().notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  picture: text().notNull(),
  specialty: text().$type<Specialty>().notNull(),
  /** A text about them, for their patients. */
  about: text().notNull(),
  branchId: integer('branch_id')
    .notNull()
    .references(() => branches.id),
  schedules: jsonb().$type<Schedule[]>().notNull(),
  /** No longer in the practice's content: no longer listed, but appointments still refer to them. */
  withdrawn: boolean().notNull().default(false),
})

/** Days on which the whole clinic is closed. */
export const holidays = citas.table('holidays', {
  day: date().primaryKey(),
  name: text().notNull(),
})

/** Days on which a specialist does not work. */
export const daysOff = citas.table(
  'days_off',
  {
    specialistId: integer('specialist_id')
      .notNull()
      .references(() => specialists.id),
    day: date().notNull(),
    /** Loaded with the practice's content, and replaced with it; else set by the staff. */
    fromContent: boolean('from_content').notNull(),
  },
  table => [primaryKey({ columns: [table.specialistId, table.day] })],
)

/**
 * `HELD` is a slot that a person reserved while they pay, or that the waiting list offers them; after `heldUntil` it
 * counts no more. Cancelled appointments stay, so that calendars learn of the cancellation.
 */
export type AppointmentStatus = 'HELD' | 'BOOKED' | 'CANCELLED' | 'ATTENDED' | 'MISSED'

export const appointments = citas.table(
  'appointments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...attemptColumns(),
    specialistId: integer('specialist_id')
      .notNull()
      .references(() => specialists.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** The time that was booked first: a repeated attempt is recognised by it after the appointment was moved. */
    bookedStart: timestamp('booked_start', { withTimezone: true }).notNull(),
    bookedEnd: timestamp('booked_end', { withTimezone: true }).notNull(),
    /** The patient's IANA zone when they booked. */
    tz: text().notNull(),
    isOnline: boolean('is_online').notNull(),
    /** The video call's address; empty for an appointment in person. */
    link: text().notNull(),
    status: text().$type<AppointmentStatus>().notNull(),
    /** Null where the appointment is for the account's owner. */
    familyMemberId: integer('family_member_id'),
    /** The family member's name when the appointment was booked; empty for the account's owner and a removed member. */
    familyMemberName: text('family_member_name').notNull().default(''),
    /** The purchase that pays for it. */
    purchaseId: integer('purchase_id'),
    heldUntil: timestamp('held_until', { withTimezone: true }),
    /** The booking page to which a held slot leads; null where it is not held, or was held before this was stored. */
    heldOn: text('held_on').$type<PriceList>(),
    /** Identifies the appointment in calendars. */
    uid: uuid().notNull().defaultRandom(),
    /** Rises with every change, so that a calendar takes the newer of two versions (RFC 5545, 3.8.7.4). */
    sequence: integer().notNull().default(0),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    /** The reminders that were sent for the present time. */
    dayReminderAt: timestamp('day_reminder_at', { withTimezone: true }),
    hourReminderAt: timestamp('hour_reminder_at', { withTimezone: true }),
  },
  table => [
    oneRowPerAttempt('one_appointment_an_attempt', table),
    index().on(table.userId, table.startsAt),
    index().on(table.specialistId, table.startsAt),
    // A person holds one slot at a time.
    uniqueIndex('one_hold_a_person').on(table.userId).where(sql`${table.status} = 'HELD'`),
    check('ends_after_its_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('held_until_a_time', sql`(${table.status} = 'HELD') = (${table.heldUntil} is not null)`),
    // `one_appointment_at_a_time`, which excludes overlaps, is written in the migration.
  ],
)

/** The private calendar address of a person; only the hash of its secret is stored. */
export const calendarFeeds = citas.table('calendar_feeds', {
  userId: integer('user_id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/**
 * The private calendar address of a specialist, who has no account: a member of the staff makes it, and it ends with that
 * member's secrets. Only the hash of its secret is stored.
 */
export const specialistFeeds = citas.table(
  'specialist_feeds',
  {
    specialistId: integer('specialist_id')
      .notNull()
      .references(() => specialists.id),
    /** The member who made it. */
    userId: integer('user_id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.specialistId, table.userId] })],
)

/** The days about which a specialist was mailed in the morning, so that nobody is mailed twice. */
export const toldDays = citas.table(
  'told_days',
  {
    specialistId: integer('specialist_id')
      .notNull()
      .references(() => specialists.id),
    day: date().notNull(),
  },
  table => [primaryKey({ columns: [table.specialistId, table.day] })],
)

/** The specialties whose specialists a person lets see the results of their tests. */
export const resultShares = citas.table(
  'result_shares',
  {
    userId: integer('user_id').notNull(),
    specialty: text().$type<Specialty>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.specialty] })],
)

/** People who wait for a time of a specialist. */
export const waitingList = citas.table(
  'waiting_list',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    specialistId: integer('specialist_id')
      .notNull()
      .references(() => specialists.id),
    isOnline: boolean('is_online').notNull(),
    minutes: integer().notNull(),
    /** The booking page on which they began to wait, to which the mail about a freed slot leads back. */
    version: text().$type<PriceList>().notNull().default('v3'),
    /** The last slot that was offered, so that a slot which the person let pass goes to the next. */
    offeredStart: timestamp('offered_start', { withTimezone: true }),
  },
  table => [
    unique('one_wait_a_specialist').on(table.userId, table.specialistId),
    index().on(table.specialistId, table.createdAt),
  ],
)
