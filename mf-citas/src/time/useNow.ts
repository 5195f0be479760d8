import { useMemo, useSyncExternalStore } from 'react'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { followClock } from 'shared/dates/useToday'

const minuteNow = () => Math.floor(Date.now() / MS_PER_MINUTE)

/** The present minute; it changes while the page stays open. */
export function useNow(): Date {
  const minute = useSyncExternalStore(followClock, minuteNow)
  return useMemo(() => new Date(minute * MS_PER_MINUTE), [minute])
}
