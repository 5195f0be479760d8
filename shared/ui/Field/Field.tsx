import type { ReactNode } from 'react'
import styles from './Field.module.css'

export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** The error and how to correct it; tied to the control and announced. */
  error?: string
}

interface FieldProps extends FieldTexts {
  /** The control's id; its hint and error are `${id}-hint` and `${id}-error`. */
  id: string
  optional?: boolean
  children: ReactNode
}

/** Label, control, hint and error, in the order in which they are read. */
export function Field({ id, label, hint, error, optional, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (opcional)</span>}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error && (
          <>
            <svg className={styles.mark} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <circle cx="8" cy="8" r="7" />
              <path d="M8 4.5v4M8 11.2v.1" />
            </svg>
            {error}
          </>
        )}
      </p>
    </div>
  )
}
