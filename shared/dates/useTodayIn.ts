import { useSyncExternalStore } from 'react'
import { dayIn } from './instants'
import { followClock } from './useToday'

/** Today in a zone, such as `CLINIC_ZONE`, whatever the clock of the person's computer shows. */
export const useTodayIn = (zone: string) => useSyncExternalStore(followClock, () => dayIn(new Date(), zone))
