import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `next` at intervals while `on`, except while a pointer or the focus is within the element or the tab is hidden.
 */
export function useAutoplay(
  place: RefObject<HTMLElement | null>,
  on: boolean,
  everyMs: number,
  next: () => void,
): void {
  const latest = useRef(next)
  latest.current = next
  useEffect(() => {
    if (!on) return
    const timer = setInterval(() => {
      const element = place.current
      const used = element?.matches(':hover') || element?.contains(document.activeElement)
      if (!used && !document.hidden) latest.current()
    }, everyMs)
    return () => clearInterval(timer)
  }, [place, on, everyMs])
}
