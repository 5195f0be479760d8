import { type RefObject, useEffect, useState } from 'react'
import { useOverlay } from 'shared/router'

/** While part of the element fills the whole screen, the browser's Back leaves the full screen and not the page. */
export function useFullScreen(place: RefObject<HTMLElement | null>): void {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const look = () => {
      const { fullscreenElement } = document
      setFull(Boolean(fullscreenElement && place.current?.contains(fullscreenElement)))
    }
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [place])
  useOverlay(full, () => void document.exitFullscreen())
}
