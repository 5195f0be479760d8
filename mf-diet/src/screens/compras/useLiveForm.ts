import { type FormEvent, useRef, useState } from 'react'
import { type FieldErrors, hasErrors } from 'shared/forms/useForm'

interface LiveFormOptions {
  /** The messages for the person by field, of the values as they stand. */
  validate: (data: FormData) => FieldErrors
  /** Called at every change that leaves all fields valid. */
  apply: (data: FormData) => void
}

/**
 * A form without a button, such as a filter: each valid change takes effect at once, and a wrong value shows its message
 * and stays in its field. The focus stays where the person is typing. `useForm` is for forms that are submitted.
 */
export function useLiveForm({ validate, apply }: LiveFormOptions) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useRef<HTMLFormElement>(null)

  function change() {
    if (!form.current) return
    const data = new FormData(form.current)
    const found = validate(data)
    setErrors(found)
    if (!hasErrors(found)) apply(data)
  }

  return {
    /** Name and message of a field, for a field of `shared/ui`. */
    field: (name: string) => ({ name, error: errors[name] }),
    formProps: {
      ref: form,
      noValidate: true,
      onChange: change,
      onSubmit: (event: FormEvent) => event.preventDefault(),
    },
  }
}
