import { and, desc, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { specialistsOf } from '../rules/answers/recommendations'
import type { Question } from '../rules/forms/form'
import { ownResults } from './responses/ownResults'
import { formResponses, formVersions } from './schema'

declare module 'shared/server/slices/ports' {
  interface Ports {
    formResults: FormResultsPort
  }
}

interface FormResultsPort {
  /**
   * The e-mail addresses of the specialists that the account's newest result of this form names, its own or a family
   * member's; undefined where there is no result. `/user/agendar?id=` carries the form's id
   * (shared/product/objetivos.md#responses).
   */
  specialistsOf(database: Database, userId: number, formId: number): Promise<string[] | undefined>
  /** The newest result of each test that the account's owner answered about themselves, the newest first. */
  ownResults(database: Database, userId: number): Promise<TestResult[]>
}

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

export const formResultsPort: FormResultsPort = {
  ownResults,

  async specialistsOf(database, userId, formId) {
    const [newest] = await database
      .select({ content: formVersions.content })
      .from(formResponses)
      .innerJoin(
        formVersions,
        and(eq(formVersions.formId, formResponses.formId), eq(formVersions.version, formResponses.version)),
      )
      .where(and(eq(formResponses.userId, userId), eq(formResponses.formId, formId)))
      .orderBy(desc(formResponses.createdAt), desc(formResponses.id))
      .limit(1)
    return newest && specialistsOf(JSON.parse(newest.content) as Question[])
  },
}
