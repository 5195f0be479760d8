import { callsOf } from 'shared/client'
import { offlineCallsOf } from 'shared/offline'
import type { coursesContract } from 'shared/published/courses'
import { ownRelease } from 'shared/remote/ownRelease'
import type { invoicesContract } from '../contract/invoices'
import type { paymentsContract } from '../contract/payments'
import type { plansContract } from '../contract/plans'
import type { profileContract } from '../contract/profile'
import type { purchasesContract } from '../contract/purchases'
import type { subscriptionsContract } from '../contract/subscriptions'

export const profile = callsOf<typeof profileContract>(ownRelease)
/** Changes that may wait on the device without a network, for `useOfflineMutation`. */
export const profileChange = offlineCallsOf<typeof profileContract>(ownRelease)
export const plans = callsOf<typeof plansContract>(ownRelease)
export const invoices = callsOf<typeof invoicesContract>(ownRelease)
export const payments = callsOf<typeof paymentsContract>(ownRelease)
export const subscriptions = callsOf<typeof subscriptionsContract>(ownRelease)
export const purchases = callsOf<typeof purchasesContract>(ownRelease)
export const courses = callsOf<typeof coursesContract>(ownRelease)
