import type { Database } from '../database/database'

export interface CoursesPort {
  /** The titles of these courses, withdrawn ones included: a bought course stays bought. */
  titlesOf(database: Database, ids: readonly number[]): Promise<string[]>
  /** The same of every course, by its id. */
  titlesById(database: Database): Promise<Map<number, string>>
  idsOf(database: Database, titles: readonly string[]): Promise<number[]>
}

/** There are no courses. */
export const withoutCourses: CoursesPort = {
  titlesOf: async () => [],
  titlesById: async () => new Map(),
  idsOf: async () => [],
}
