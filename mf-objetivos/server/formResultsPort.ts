import type { FormResultsPort } from 'shared/server/ports/formResults'
import { specialistsOf } from '../rules/answers/recommendations'
import type { Question } from '../rules/forms/form'
import { latestContent } from './responses/latestStore'
import { ownResults } from './responses/ownResults'

export const formResultsPort: FormResultsPort = {
  ownResults,

  async specialistsOf(database, userId, formId) {
    const content = await latestContent(database, userId, formId)
    return content === undefined ? undefined : specialistsOf(JSON.parse(content) as Question[])
  },
}
