import { useLayoutEffect } from 'react'

/**
 * Does what needs to know where things stand, whenever `when` is another, before it is painted: not in the rendering
 * itself, which laying the page out would lengthen.
 */
export function useBeforePaint(work: () => void, when: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is done is for the caller to say
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(work)
    return () => cancelAnimationFrame(frame)
  }, [when])
}
