import { callsOf } from 'shared/client'
import type { coursesContract } from 'shared/published/courses'
import type { dietContract, tipsContract } from '../contract'

export const diet = callsOf<typeof dietContract>()
export const tips = callsOf<typeof tipsContract>()
export const courses = callsOf<typeof coursesContract>()
