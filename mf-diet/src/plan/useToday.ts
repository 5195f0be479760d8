import { useSyncExternalStore } from 'react'
import { dayIn } from 'shared/dates'
import { onMinute } from './onMinute'

const today = () => dayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The day it is where the person is. It changes at midnight, also in a page that stays open. */
export const useToday = () => useSyncExternalStore(onMinute, today)
