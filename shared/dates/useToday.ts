import { useSyncExternalStore } from 'react'
import { localDay } from './dates'

const CHECK_EVERY_MS = 20_000

const today = () => localDay(new Date())

/** The person's day, by the clock of their computer. It changes at midnight, also in a page that stays open. */
export const useToday = () => useSyncExternalStore(followClock, today)

/** Minutes since midnight, by the clock of the person's computer. */
export const useMinuteOfDay = () => useSyncExternalStore(followClock, minuteOfDay)

function minuteOfDay(): number {
  const now = new Date()
  return now.getHours() * 60 + now.getMinutes()
}

/** Calls back as time passes, and at once when a page is shown again, since timers stop while it is hidden. */
export function followClock(check: () => void): () => void {
  const timer = setInterval(check, CHECK_EVERY_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
