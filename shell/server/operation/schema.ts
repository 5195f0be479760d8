import { pgSchema, text } from 'drizzle-orm/pg-core'
import type { State, Thing } from '../../contract/operation'

export const operation = pgSchema('operation')

/** The last state of each thing that the members who operate the house were told: a row each. */
export const things = operation.table('things', {
  thing: text().$type<Thing>().primaryKey(),
  told: text().$type<State>().notNull(),
  /** The state that the last look saw: only a state on which two looks agree is told. */
  seen: text().$type<State>().notNull(),
})
