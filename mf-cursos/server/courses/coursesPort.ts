import type { Database } from 'shared/server/database/database'
import { idsOf, titlesOf } from './courseStore'

declare module 'shared/server/slices/ports' {
  interface Ports {
    courses: CoursesPort
  }
}

interface CoursesPort {
  /** The titles of these courses, withdrawn ones included: a bought course stays bought. */
  titlesOf(database: Database, ids: readonly number[]): Promise<string[]>
  idsOf(database: Database, titles: readonly string[]): Promise<number[]>
}

export const coursesPort: CoursesPort = { titlesOf, idsOf }
