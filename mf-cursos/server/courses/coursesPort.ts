import type { Database } from 'shared/server/database/database'
import { idsOf, titlesById, titlesOf } from './courseStore'

declare module 'shared/server/slices/ports' {
  interface Ports {
    courses: CoursesPort
  }
}

interface CoursesPort {
  /** The titles of these courses, withdrawn ones included: a bought course stays bought. */
  titlesOf(database: Database, ids: readonly number[]): Promise<string[]>
  /** The same of every course, by its id. */
  titlesById(database: Database): Promise<Map<number, string>>
  idsOf(database: Database, titles: readonly string[]): Promise<number[]>
}

export const coursesPort: CoursesPort = { titlesOf, titlesById, idsOf }
