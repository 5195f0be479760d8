import { useSyncExternalStore } from 'react'
import { onMinute } from './onMinute'

function minuteOfDay(): number {
  const now = new Date()
  return now.getHours() * 60 + now.getMinutes()
}

/** Minutes since midnight where the person is. */
export const useMinuteOfDay = () => useSyncExternalStore(onMinute, minuteOfDay)
