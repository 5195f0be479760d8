import { type RefObject, useEffect, useRef } from 'react'

/** Calls `next` every so often while `on`, and neither a pointer nor the focus is within the place, nor the tab hidden. */
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
