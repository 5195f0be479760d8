import type { HTMLAttributes } from 'react'
import styles from './Card.module.css'

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li'
  tone?: 'plain' | 'green' | 'violet' | 'rose' | 'papaya' | 'sunken'
  /** No padding: the content brings its own, such as a picture up to the edge. */
  flush?: boolean
}

export function Card({ as: Element = 'div', tone = 'plain', flush, className = '', ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={`${styles.card} ${styles[tone] ?? ''} ${flush ? styles.flush : ''} ${className}`}
    />
  )
}

/** The class of the one link or button of a card that takes presses anywhere on the card. */
export const cardTarget = styles.target
