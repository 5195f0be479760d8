import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { ProgressDots } from '../ProgressDots/ProgressDots'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './Button.module.css'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'small'
  /** Takes the whole available width. */
  wide?: boolean
  icon?: ReactNode
  children: ReactNode
}

interface ActionProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** The work is under way: same width, no second press, announced with `busyLabel`. */
  busy?: boolean
  busyLabel?: string
  href?: undefined
}

interface AnchorProps extends ButtonLook, Omit<ComponentProps<'a'>, 'children'> {
  /** An address outside the app, or a file; inside the app use ButtonLink. */
  href: string
}

export type ButtonProps = ActionProps | AnchorProps

export function Button(props: ButtonProps) {
  return props.href === undefined ? <Action {...props} /> : <Anchor {...props} />
}

function Anchor({
  variant = 'primary',
  size = 'medium',
  wide,
  icon,
  children,
  className = '',
  ...rest
}: AnchorProps) {
  return (
    <a
      {...rest}
      className={`${styles.button} ${styles[variant]} ${styles[size] ?? ''} ${wide ? styles.wide : ''} ${className}`}
    >
      {icon}
      {children}
    </a>
  )
}

function Action({
  variant = 'primary',
  size = 'medium',
  wide,
  icon,
  children,
  busy,
  busyLabel = 'Espera un momento…',
  className = '',
  onClick,
  ...rest
}: ActionProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <>
      <button
        type="button"
        {...rest}
        aria-disabled={busy || undefined}
        onClick={press}
        className={`${styles.button} ${styles[variant]} ${styles[size] ?? ''} ${wide ? styles.wide : ''} ${className}`}
      >
        <span className={`${styles.content} ${busy ? styles.waiting : ''}`}>
          {icon}
          {children}
        </span>
        {busy && (
          <span className={styles.busy}>
            <ProgressDots size="small" />
          </span>
        )}
      </button>
      {busy !== undefined && <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>}
    </>
  )
}
