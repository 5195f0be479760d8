import { pgSchema, text } from 'drizzle-orm/pg-core'
import type { State, Thing } from '../../contract/operation'

export const operation = pgSchema('operation')

/** What the members who operate the house were last told. A row each thing. */
export const things = operation.table('things', {
  thing: text().$type<Thing>().primaryKey(),
  told: text().$type<State>().notNull(),
  /** What the look before the next one saw: only what two looks agree on is told. */
  seen: text().$type<State>().notNull(),
})
