import type { Database } from 'shared/server/database/database'
import { staffAccounts } from '../staff/staffStore'

/** The members who are told how the house is. */
export const operators = async (database: Database) =>
  (await staffAccounts(database)).filter(({ duties }) => duties.includes('operation'))
