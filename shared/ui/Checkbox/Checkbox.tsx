import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: string
}

/** A box to tick, with its label beside it; the whole line can be pressed. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const generated = useId()
  const control = id ?? generated
  return (
    <div>
      <label className={styles.line} htmlFor={control}>
        <input
          {...input}
          type="checkbox"
          id={control}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ') || undefined
          }
        />
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${control}-hint`}>
          {hint}
        </p>
      )}
      <p className={styles.error} id={`${control}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
