import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps what was pressed below the finger when a part above it closes in the same moment. Call the answer with the press
 * that changes `open`.
 */
export function useStaysInPlace(pressed: RefObject<HTMLElement | null>, open: boolean): () => void {
  const before = useRef<number>(undefined)
  const top = () => pressed.current?.getBoundingClientRect().top
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place changes with `open` alone
  useLayoutEffect(() => {
    const [was, is] = [before.current, top()]
    before.current = undefined
    if (was !== undefined && is !== undefined) scrollBy({ top: is - was, behavior: 'instant' })
  }, [open])
  return () => {
    before.current = top()
  }
}
