import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Switch.module.css'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode
  hint?: ReactNode
}

/** A setting that is on or off and takes effect at once; in a form that is sent, use a `Checkbox`. */
export function Switch({ label, hint, id, ...input }: SwitchProps) {
  const generated = useId()
  const control = id ?? generated
  return (
    <label className={styles.line} htmlFor={control}>
      <span>
        <span id={`${control}-label`}>{label}</span>
        {hint && (
          <span className={styles.hint} id={`${control}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox itself reports whether it is checked
        role="switch"
        id={control}
        className={styles.track}
        aria-labelledby={`${control}-label`}
        aria-describedby={hint ? `${control}-hint` : undefined}
      />
    </label>
  )
}
