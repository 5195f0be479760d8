import { callsOf } from 'shared/client'
import { offlineCallsOf } from 'shared/offline'
import { ownRelease } from 'shared/remote/ownRelease'
import type { familyContract } from '../contract/family'
import type { formsContract } from '../contract/forms'
import type { responsesContract } from '../contract/responses'
import type { riskContract } from '../contract/risk'
import type { staffContract } from '../contract/staff'

export const family = callsOf<typeof familyContract>(ownRelease)
export const forms = callsOf<typeof formsContract>(ownRelease)
export const responses = callsOf<typeof responsesContract>(ownRelease)
export const risk = callsOf<typeof riskContract>(ownRelease)
export const staff = callsOf<typeof staffContract>(ownRelease)
/** Changes that may wait on the device without a network, for `useOfflineMutation`. */
export const formChange = offlineCallsOf<typeof formsContract>(ownRelease)
export const responseChange = offlineCallsOf<typeof responsesContract>(ownRelease)
export const riskChange = offlineCallsOf<typeof riskContract>(ownRelease)
