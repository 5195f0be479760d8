import { callsOf } from 'shared/client'
import type { privacyContract, siteContract } from '../../contract'

export const privacy = callsOf<typeof privacyContract>()
export const site = callsOf<typeof siteContract>()
