import { callsOf } from 'shared/client'
import { laterCallsOf } from 'shared/offline'
import type { coursesContract } from 'shared/published/courses'
import type { dietContract, tipsContract } from '../contract'

export const diet = callsOf<typeof dietContract>()
/** Those that also work without a network: kept on the device and sent when it is back. */
export const dietLater = laterCallsOf<typeof dietContract>()
export const tips = callsOf<typeof tipsContract>()
export const courses = callsOf<typeof coursesContract>()
