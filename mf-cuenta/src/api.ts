import { callsOf } from 'shared/client'
import { offlineCallsOf } from 'shared/offline'
import type { coursesContract } from 'shared/published/courses'
import type { invoicesContract } from '../contract/invoices'
import type { paymentsContract } from '../contract/payments'
import type { plansContract } from '../contract/plans'
import type { profileContract } from '../contract/profile'
import type { purchasesContract } from '../contract/purchases'

export const profile = callsOf<typeof profileContract>()
/** Changes that may wait on the device without a network, for `useOfflineMutation`. */
export const profileChange = offlineCallsOf<typeof profileContract>()
export const plans = callsOf<typeof plansContract>()
export const invoices = callsOf<typeof invoicesContract>()
export const payments = callsOf<typeof paymentsContract>()
export const purchases = callsOf<typeof purchasesContract>()
export const courses = callsOf<typeof coursesContract>()
