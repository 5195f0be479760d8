import { ProgressDots } from 'shared/ui/ProgressDots'
import styles from './RemoteLoading.module.css'

/** The wait for a remote: nothing for a moment, so that a quick one does not flash; words once it is slow. */
export function RemoteLoading({ slow, what }: { slow: boolean; what: string }) {
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
