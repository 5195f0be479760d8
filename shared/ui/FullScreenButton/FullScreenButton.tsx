import type { RefObject } from 'react'
import { MaximizeIcon, MinimizeIcon } from '../Icon/Icon'
import { IconButton } from '../IconButton/IconButton'
import { useFullScreen } from '../MediaPlayer/useFullScreen'

/**
 * Shows an element on the whole screen, and back. The browser's Back and Esc leave the full screen too. Nothing is shown
 * where the browser cannot do it, as on an iPhone.
 */
export function FullScreenButton({ place }: { place: RefObject<HTMLElement | null> }) {
  const isFull = useFullScreen(place)
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
