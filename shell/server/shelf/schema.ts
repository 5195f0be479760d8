import { index, integer, pgSchema, text, timestamp, varchar } from 'drizzle-orm/pg-core'
import { TOKEN_NAME_LENGTH } from './tokenName'

export const shelf = pgSchema('shelf')

/** The tokens by which pipelines release. A revoked one stays, so that the audit log's entries find it. */
export const tokens = shelf.table(
  'tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The one remote that it releases, such as `mf-diet`. */
    remote: varchar({ length: 40 }).notNull(),
    /** The name of the pipeline. */
    name: varchar({ length: TOKEN_NAME_LENGTH }).notNull(),
    /** SHA-256; the token itself is only with the pipeline. */
    tokenHash: text('token_hash').notNull().unique(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** Null while it is good. */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  table => [index().on(table.remote)],
)
