import { type RefObject, useEffect } from 'react'
import { MaximizeIcon, MinimizeIcon } from '../Icon/Icon'
import { IconButton } from '../IconButton/IconButton'
import { useFullScreen } from '../MediaPlayer/useFullScreen'

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
