import { and, desc, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { specialistsOf } from '../rules/answers/recommendations'
import type { Question } from '../rules/forms/form'
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
}

export const formResultsPort: FormResultsPort = {
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
