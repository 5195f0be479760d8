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
  /** The field's name in a form, which reads the choice by it. */
  name?: string
  /** The choice at first, in a form; leave `value` out then. */
  defaultValue?: T
  /** The present choice, where a component above holds it; undefined for none. */
  value?: T | undefined
  onChange?: (value: T) => void
  error?: string
  /** While the choice is being saved: announced, and no other choice is accepted. */
  busyLabel?: string
}

/**
 * One of a few, as radio buttons: one stop of the Tab key, arrow keys choose. With `value` a component above holds the
 * choice; without it the browser does, as for any field of a form.
 */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { ref, label, labelHidden, look, choices, name, defaultValue, onChange, error, busyLabel } = props
  const id = useId()
  const checkedOf = (choice: T) =>
    'value' in props ? { checked: props.value === choice } : { defaultChecked: defaultValue === choice }
  return (
    <fieldset
      ref={ref}
      className={styles.group}
      aria-label={labelHidden ? label : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-busy={busyLabel ? true : undefined}
    >
      {!labelHidden && <legend className={styles.legend}>{label}</legend>}
      <div className={`${styles.choices} ${styles[look]}`}>
        {choices.map(choice => (
          <label key={choice.value} className={`${styles.choice} ${styles[choice.tone ?? 'green'] ?? ''}`}>
            <input
              className={styles.radio}
              type="radio"
              name={name ?? id}
              value={choice.value}
              {...checkedOf(choice.value)}
              disabled={busyLabel !== undefined}
              onChange={() => onChange?.(choice.value)}
            />
            {look === 'cards' && choice.icon}
            {look === 'chips' && (
              <span className={styles.chosen}>{choice.icon ?? <CheckIcon size="small" />}</span>
            )}
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
