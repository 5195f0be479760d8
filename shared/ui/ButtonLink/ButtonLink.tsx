import type { ComponentProps } from 'react'
import { Link } from 'shared/router'
import type { ButtonLook } from '../Button/Button'
import styles from '../Button/Button.module.css'

export type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, 'children'>

/** A link inside the app that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant = 'primary', size = 'medium', wide, icon, children, className = '', ...link } = props
  return (
    <Link
      {...link}
      className={`${styles.button} ${styles[variant]} ${styles[size] ?? ''} ${wide ? styles.wide : ''} ${className}`}
    >
      {icon}
      {children}
    </Link>
  )
}
