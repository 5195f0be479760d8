import { type RefObject, useEffect, useState } from 'react'
import { useOverlay } from 'shared/router'

/** While something in the place fills the whole screen, the browser's Back leaves that and not the page. */
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
