import { useEffect } from 'react'

/**
 * From a list to a tip and back only the address's query changes, which the host takes for the same screen: here the
 * new heading gets the focus, unless the page has just been opened.
 */
export function useHeadingFocus(ready = true): void {
  useEffect(() => {
    if (!ready || !navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [ready])
}
