import type { ComponentProps, ReactNode } from 'react'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The action in words: the button's name for screen readers, its tooltip for the pointer. */
  label: string
  icon: ReactNode
  variant?: 'plain' | 'tinted' | 'outlined'
}

export function IconButton({ label, icon, variant = 'plain', className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`${styles.button} ${styles[variant] ?? ''} ${className}`}
    >
      {icon}
    </button>
  )
}
