import type { Database } from '../database/database'

export interface PaymentsPort {
  /** Throws where the payment provider does not answer. */
  reach(database: Database): Promise<void>
  /** How many payments the provider should have been asked about before this moment, and was not. */
  unsettledSince(database: Database, moment: Date): Promise<number>
}
