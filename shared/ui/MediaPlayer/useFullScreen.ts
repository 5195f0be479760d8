import { type RefObject, useEffect, useState } from 'react'
import { useOverlay } from 'shared/router'

/**
 * Whether the element, or a part of it, fills the whole screen. Meanwhile the browser's Back leaves the full screen and
 * not the page.
 */
export function useFullScreen(place: RefObject<HTMLElement | null>): boolean {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const look = () => {
      const { fullscreenElement } = document
      setFull(Boolean(fullscreenElement && place.current?.contains(fullscreenElement)))
    }
    // A part that is shown within an element that is full already.
    look()
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [place])
  useOverlay(full, () => void document.exitFullscreen())
  return full
}
