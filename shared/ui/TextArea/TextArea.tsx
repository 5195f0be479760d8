import { type ComponentProps, useId } from 'react'
import { Field, type FieldTexts } from '../Field/Field'
import fieldStyles from '../Field/Field.module.css'

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {
  optional?: boolean
}

export function TextArea({ label, hint, error, optional, id, ...area }: TextAreaProps) {
  const generated = useId()
  const control = id ?? generated
  return (
    <Field id={control} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        rows={6}
        {...area}
        id={control}
        className={fieldStyles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint ? `${control}-hint ${control}-error` : `${control}-error`}
      />
    </Field>
  )
}
