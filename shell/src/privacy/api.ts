import { callsOf } from 'shared/client'
import type { privacyContract } from '../../contract/privacy'
import type { siteContract } from '../../contract/site'

export const privacy = callsOf<typeof privacyContract>()
export const site = callsOf<typeof siteContract>()
