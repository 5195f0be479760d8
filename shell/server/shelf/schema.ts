import { index, integer, pgSchema, text, timestamp, varchar } from 'drizzle-orm/pg-core'
import { TOKEN_NAME_LENGTH } from './tokenName'

export const shelf = pgSchema('shelf')

/** The tokens by which pipelines release, and guests call the house. A revoked one stays, so that the audit log's entries find it. */
export const tokens = shelf.table(
  'tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The one remote that it is for, such as `mf-diet`. */
    remote: varchar({ length: 40 }).notNull(),
    /** The name of the pipeline or the guest. */
    name: varchar({ length: TOKEN_NAME_LENGTH }).notNull(),
    /** The ports of the internal API that its holder may call; without any it releases. */
    ports: varchar({ length: 20 }).array().notNull().default([]),
    /** SHA-256; the token itself is only with the pipeline. */
    tokenHash: text('token_hash').notNull().unique(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** Null while it is good. */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  table => [index().on(table.remote)],
)
