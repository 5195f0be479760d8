import type { Database } from '../database/database'

/** A result for somebody whom the person lets see it. */
interface TestResult {
  name: string
  /** The clinic's day on which it was sent. */
  day: string
  /** Balance de Salud. */
  balance: number
  scores: { area: string; percentage: number }[]
  /** The points as the test's author reads them; null where the author has no bands. */
  band: string | null
  answers: { question: string; answer: string }[]
}

export interface FormResultsPort {
  /**
   * The e-mail addresses of the specialists that the account's newest result of this form names, its own or a family
   * member's; undefined where there is no result. `/user/agendar?id=` carries the form's id
   * (shared/product/objetivos.md#responses).
   */
  specialistsOf(database: Database, userId: number, formId: number): Promise<string[] | undefined>
  /** The newest result of each test that the account's owner answered about themselves, the newest first. */
  ownResults(database: Database, userId: number): Promise<TestResult[]>
}

/** The answers without an owner: there are no results of tests. */
export const withoutFormResults: FormResultsPort = {
  specialistsOf: async () => undefined,
  ownResults: async () => [],
}
