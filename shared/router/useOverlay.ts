import { useEffect, useRef } from 'react'
import type { Overlays } from './overlays'

/** Undefined without an address bar, as in tests and stories. */
export const overlaysOfPage: { current?: Overlays } = {}

/**
 * While `open`, the browser's Back calls `onClose` instead of leaving the screen. For every overlay: a dialog, a sheet,
 * a menu, a player in full screen.
 */
export function useOverlay(open: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => (open ? overlaysOfPage.current?.open(() => close.current()) : undefined), [open])
}
