import { type ComponentProps, useId } from 'react'
import { Field, type FieldTexts } from '../Field/Field'
import fieldStyles from '../Field/Field.module.css'

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  optional?: boolean
}

export function TextField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  const generated = useId()
  const control = id ?? generated
  return (
    <Field id={control} label={label} hint={hint} error={error} optional={optional}>
      <input
        type="text"
        {...input}
        id={control}
        className={fieldStyles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint ? `${control}-hint ${control}-error` : `${control}-error`}
      />
    </Field>
  )
}
