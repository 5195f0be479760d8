import { type RefObject, useEffect, useState } from 'react'
import { useOverlay } from 'shared/router'
import { MaximizeIcon, MinimizeIcon } from '../Icon/Icon'
import { IconButton } from '../IconButton/IconButton'

interface FullScreenButtonProps {
  place: RefObject<HTMLElement | null>
  /** Called when the element begins or ceases to fill the screen. */
  onChange?: (isFull: boolean) => void
}

/**
 * Shows an element on the whole screen, and back. The browser's Back and Esc leave the full screen too. Nothing is shown
 * where the browser cannot do it, as on an iPhone.
 */
export function FullScreenButton({ place, onChange }: FullScreenButtonProps) {
  const isFull = useFullScreen(place)
  useEffect(() => onChange?.(isFull), [isFull, onChange])
  if (!document.fullscreenEnabled) return null
  return (
    <IconButton
      label={isFull ? 'Salir de pantalla completa' : 'Pantalla completa'}
      icon={isFull ? <MinimizeIcon /> : <MaximizeIcon />}
      onClick={() =>
        // A browser that refuses leaves the page as it is.
        void (isFull ? document.exitFullscreen() : place.current?.requestFullscreen())?.catch(() => undefined)
      }
    />
  )
}

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
