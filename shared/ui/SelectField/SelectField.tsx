import { type ComponentProps, useId } from 'react'
import { Field, type FieldTexts } from '../Field/Field'
import fieldStyles from '../Field/Field.module.css'
import { ChevronDownIcon } from '../Icon/Icon'
import styles from './SelectField.module.css'

export interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  optional?: boolean
}

/** The platform's own list, on a phone its usual wheel. */
export function SelectField({ label, hint, error, optional, id, ...select }: SelectFieldProps) {
  const generated = useId()
  const control = id ?? generated
  return (
    <Field id={control} label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.row}>
        <select
          {...select}
          id={control}
          className={`${fieldStyles.control} ${styles.select}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint ? `${control}-hint ${control}-error` : `${control}-error`}
        />
        <ChevronDownIcon size="small" className={styles.mark} />
      </div>
    </Field>
  )
}
