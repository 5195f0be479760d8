import type { Database } from 'shared/server/database/database'
import type { Question } from '../../rules/forms/form'
import { allVersions } from './formStore'

/** The test and the version that a response or a draft answers. */
export interface AnsweredTest {
  formId?: number
  version?: number
}

/** The name and the questions of every version that people could answer. */
export async function answeredTests(
  database: Database,
): Promise<(test: AnsweredTest) => { name: string; questions: Question[] } | undefined> {
  const rows = await allVersions(database)
  const versions = new Map(
    rows.map(({ formId, version, name, content }) => [
      `${formId} ${version}`,
      { name, questions: JSON.parse(content) as Question[] },
    ]),
  )
  return ({ formId, version }) => versions.get(`${formId} ${version}`)
}
