import type { ReactNode } from 'react'
import { ProgressDots } from 'shared/ui/ProgressDots'
import { VisuallyHidden } from 'shared/ui/VisuallyHidden'
import styles from './RemoteLoading.module.css'

interface RemoteLoadingProps {
  slow: boolean
  what: string
  skeleton?: ReactNode
}

/**
 * The loading state of a remote: its skeleton if there is one, else empty at first, so that nothing flashes before a
 * quick remote; a text once it is slow.
 */
export function RemoteLoading({ slow, what, skeleton }: RemoteLoadingProps) {
  if (skeleton)
    return (
      <>
        <VisuallyHidden role="status">{slow && `Abriendo ${what}…`}</VisuallyHidden>
        {skeleton}
      </>
    )
  return (
    <div className={styles.place} aria-busy="true">
      {slow && (
        <p className={styles.words} role="status">
          <ProgressDots /> Abriendo {what}…
        </p>
      )}
    </div>
  )
}
