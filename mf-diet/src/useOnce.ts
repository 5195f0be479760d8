import { useRef } from 'react'

/**
 * Runs `act` and ignores further calls until it is done, since a second press can come before the button shows that it
 * is busy. Ignores errors too: `act` has notified the person of them.
 */
export function useOnce<A extends unknown[]>(act: (...what: A) => Promise<unknown>): (...what: A) => void {
  const underWay = useRef(false)
  return (...what) => {
    if (underWay.current) return
    underWay.current = true
    act(...what)
      .catch(() => undefined)
      .finally(() => {
        underWay.current = false
      })
  }
}
