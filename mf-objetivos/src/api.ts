import { callsOf } from 'shared/client'
import { offlineCallsOf } from 'shared/offline'
import type { coursesContract } from 'shared/published/courses'
import type { familyContract, formsContract, responsesContract, staffContract } from '../contract'

export const family = callsOf<typeof familyContract>()
export const forms = callsOf<typeof formsContract>()
export const responses = callsOf<typeof responsesContract>()
export const staff = callsOf<typeof staffContract>()
export const courses = callsOf<typeof coursesContract>()
/** Changes that may wait on the device without a network, for `useOfflineMutation`. */
export const formChange = offlineCallsOf<typeof formsContract>()
export const responseChange = offlineCallsOf<typeof responsesContract>()
