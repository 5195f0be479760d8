import { useSyncExternalStore } from 'react'
import { localDay } from 'shared/dates'
import { onMinute } from './onMinute'

const today = () => localDay(new Date())

/** The day it is where the person is. It changes at midnight, also in a page that stays open. */
export const useToday = () => useSyncExternalStore(onMinute, today)
