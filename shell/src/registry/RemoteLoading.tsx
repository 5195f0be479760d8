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
 * The wait for a remote: its skeleton where there is one, else nothing for a moment, so that a quick one does not flash;
 * words once it is slow.
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
