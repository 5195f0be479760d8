import { callsOf } from 'shared/client'
import { offlineCallsOf } from 'shared/offline'
import type { buyingContract } from 'shared/published/buying'
import type { coursesContract } from 'shared/published/courses'
import { ownRelease } from 'shared/remote/ownRelease'
import type { dietContract, tipsContract } from '../contract'

export const diet = callsOf<typeof dietContract>(ownRelease)
/** Changes that may wait on the device without a network, for `useOfflineMutation`. */
export const dietChange = offlineCallsOf<typeof dietContract>()
export const tips = callsOf<typeof tipsContract>(ownRelease)
export const courses = callsOf<typeof coursesContract>(ownRelease)
export const buying = callsOf<typeof buyingContract>(ownRelease)
