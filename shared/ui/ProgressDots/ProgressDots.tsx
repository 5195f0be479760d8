import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './ProgressDots.module.css'

interface ProgressDotsProps {
  /** What is being waited for; announced. Leave it out where something else already says so. */
  label?: string
  size?: 'small' | 'medium'
}

/** Three leaves breathing: a calm wait. */
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
