import type { HTMLAttributes } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers: read aloud, takes no space. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />
}
