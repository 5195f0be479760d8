import { sql } from 'drizzle-orm'
import { date, index, integer, pgSchema, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

export const auth = pgSchema('auth')

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
    /** Of the link that the person came by. */
    organizationId: text('organization_id'),
    /** Which version of the privacy notice was accepted, and when (rulings, 22). */
    privacyNotice: text('privacy_notice'),
    privacyNoticeAt: timestamp('privacy_notice_at', { withTimezone: true }),
  },
  // Whoever writes an address and forgets to lower it does not get a second account past it.
  table => [uniqueIndex('users_email_any_case').on(sql`lower(${table.email})`)],
)

export const sessions = auth.table(
  'sessions',
  {
    /** The token itself is with the person alone. */
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index().on(table.userId), index().on(table.expiresAt)],
)

/** One a person: asking for a newer link is what makes the older one worthless. */
export const passwordResets = auth.table(
  'password_resets',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The token itself is in the mail alone. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  table => [index().on(table.expiresAt)],
)
