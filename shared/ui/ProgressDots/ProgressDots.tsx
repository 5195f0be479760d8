import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './ProgressDots.module.css'

interface ProgressDotsProps {
  /** The reason for the wait, announced. Leave it out where another element announces it. */
  label?: string
  size?: 'small' | 'medium'
}

/** Three leaves that move like breath while the person waits. */
export function ProgressDots({ label, size = 'medium' }: ProgressDotsProps) {
  return (
    <span
      className={`${styles.dots} ${styles[size]}`}
      role={label ? 'status' : undefined}
      aria-hidden={!label || undefined}
    >
      <span className={styles.dot} />
      <span className={styles.dot} />
      <span className={styles.dot} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
