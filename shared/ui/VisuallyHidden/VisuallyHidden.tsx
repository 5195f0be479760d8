import type { HTMLAttributes } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for those who listen: read aloud, takes no room. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />
}
