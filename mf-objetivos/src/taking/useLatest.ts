import { useCallback, useRef } from 'react'

/** A function that stays the same through all renderings and calls the newest given one: for what is memoised. */
export function useLatest<A extends unknown[]>(newest: (...given: A) => void): (...given: A) => void {
  const latest = useRef(newest)
  latest.current = newest
  return useCallback((...given: A) => latest.current(...given), [])
}
