import { and, desc, eq } from 'drizzle-orm'
import type { FormResultsPort } from 'shared/server/ports/formResults'
import { specialistsOf } from '../rules/answers/recommendations'
import type { Question } from '../rules/forms/form'
import { ownResults } from './responses/ownResults'
import { formResponses, formVersions } from './schema'

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
