import { useRef } from 'react'

/**
 * Does something, and nothing more until it is done: two presses in one moment are one, and the second comes before
 * the button could show that it is busy. What goes wrong has been told by who does it.
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
