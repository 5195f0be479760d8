import type { ReactNode } from 'react'
import { CrossIcon } from '../BasicIcon/BasicIcon'
import styles from './Tag.module.css'

export interface TagProps {
  children: string
  tone?: 'neutral' | 'green' | 'violet' | 'rose' | 'papaya' | 'critical'
  icon?: ReactNode
  /** Makes it a button. */
  onClick?: () => void
  /** Whether a button that is on or off is on. */
  pressed?: boolean
  /** Adds a button that removes the tag. */
  onRemove?: () => void
}

export function Tag({ children, tone = 'neutral', icon, onClick, pressed, onRemove }: TagProps) {
  const look = `${styles.tag} ${styles[tone]}`
  if (onClick) {
    return (
      <button
        type="button"
        className={`${look} ${styles.pressable}`}
        aria-pressed={pressed}
        onClick={onClick}
      >
        {icon}
        {children}
      </button>
    )
  }
  return (
    <span className={`${look} ${onRemove ? styles.removable : ''}`}>
      {icon}
      {children}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={`Quitar ${children}`} onClick={onRemove}>
          <CrossIcon size="small" />
        </button>
      )}
    </span>
  )
}
