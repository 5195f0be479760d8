import { type ReactNode, type Ref, useId } from 'react'
import { CheckIcon } from '../Icon/Icon'
import { ProgressDots } from '../ProgressDots/ProgressDots'
import styles from './ChoiceGroup.module.css'

export interface Choice<T extends string> {
  value: T
  label: ReactNode
  /** A second line, in rows. */
  note?: ReactNode
  /** In cards it is always shown; a chip shows it while it is chosen, instead of the check. */
  icon?: ReactNode
  tone?: 'green' | 'papaya' | 'critical'
}

export interface ChoiceGroupProps<T extends string> {
  ref?: Ref<HTMLFieldSetElement>
  /** The question that the choices answer. */
  label: string
  labelHidden?: boolean
  /** `chips` in a line, `cards` of equal width with an icon above, `rows` with a note below each label. */
  look: 'chips' | 'cards' | 'rows'
  choices: readonly Choice<T>[]
  value: T | undefined
  onChange: (value: T) => void
  error?: string
  /** While the choice is being saved: announced, and no other choice is accepted. */
  busyLabel?: string
}

/** One of a few, as radio buttons: one stop of the Tab key, arrow keys choose. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { ref, label, labelHidden, look, choices, value, onChange, error, busyLabel } = props
  const id = useId()
  return (
    <fieldset
      ref={ref}
      className={styles.group}
      aria-label={labelHidden ? label : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-busy={busyLabel ? true : undefined}
    >
      {!labelHidden && <legend className={styles.legend}>{label}</legend>}
      <div className={`${styles.choices} ${styles[look]}`}>
        {choices.map(choice => (
          <label key={choice.value} className={`${styles.choice} ${styles[choice.tone ?? 'green']}`}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              value={choice.value}
              checked={value === choice.value}
              disabled={busyLabel !== undefined}
              onChange={() => onChange(choice.value)}
            />
            {look === 'cards' && choice.icon}
            {look === 'chips' && value === choice.value && (choice.icon ?? <CheckIcon size="small" />)}
            <span className={styles.words}>
              {choice.label}
              {choice.note && <span className={styles.note}>{choice.note}</span>}
            </span>
          </label>
        ))}
        {busyLabel !== undefined && (
          <span className={styles.busy}>
            <ProgressDots size="small" label={busyLabel} />
          </span>
        )}
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
