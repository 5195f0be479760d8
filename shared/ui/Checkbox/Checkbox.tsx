import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: string
  /** `card` among the answers of a question, as the rows of a `ChoiceGroup`. */
  look?: 'line' | 'card'
}

/** A box to tick, with its label beside it; the whole line can be pressed. */
export function Checkbox({ label, hint, error, id, look = 'line', ...input }: CheckboxProps) {
  const generated = useId()
  const control = id ?? generated
  return (
    <div>
      <label className={`${styles.line} ${look === 'card' ? styles.card : ''}`} htmlFor={control}>
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
