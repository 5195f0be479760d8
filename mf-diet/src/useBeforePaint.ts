import { useLayoutEffect } from 'react'

/**
 * Runs work that reads the layout before the next paint, whenever `when` changes; not while rendering, which the layout
 * would lengthen.
 */
export function useBeforePaint(work: () => void, when: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller decides when it runs
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(work)
    return () => cancelAnimationFrame(frame)
  }, [when])
}
