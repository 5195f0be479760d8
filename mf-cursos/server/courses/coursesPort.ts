import type { CoursesPort } from 'shared/server/ports/courses'
import { idsOf, titlesById, titlesOf } from './courseStore'

export const coursesPort: CoursesPort = { titlesOf, titlesById, idsOf }
