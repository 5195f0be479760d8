import { callsOf } from 'shared/client'
import type { coursesContract } from 'shared/published/courses'
import type { dietContract } from '../contract'

export const diet = callsOf<typeof dietContract>()
export const courses = callsOf<typeof coursesContract>()
