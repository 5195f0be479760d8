import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

export interface EmptyStateProps {
  title: string
  /** The next step, in a sentence. */
  children?: ReactNode
  picture?: ReactNode
  action?: ReactNode
  /** The heading's level in its place on the page. */
  level?: 'h1' | 'h2' | 'h3'
}

export function EmptyState({ title, children, picture, action, level: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
