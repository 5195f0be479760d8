import { type FormEvent, useEffect, useRef, useState } from 'react'

/** Messages for the person by the field's name; `form` is for the form as a whole. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

export interface FormOptions {
  /** Checks the typed values, without the server: the messages by field, in any order. */
  validate?: (data: FormData) => FieldErrors
  /** Says the form's message also where one of its fields does, for a form whose fields are far above its button. */
  repeats?: boolean
  /** Called after an attempt that `validate` refused, with its messages. */
  onInvalid?: (errors: FieldErrors) => void
  /** Sends a valid form; returns the server's messages, `{}` on success. `errorsOf` makes them of a refusal. */
  submit: (data: FormData) => Promise<FieldErrors> | FieldErrors
}

/**
 * A form of uncontrolled fields: the browser holds the values, so text that is typed before the page's code has loaded,
 * or while an attempt fails, stays. The form is validated at each attempt and submitted only when it is valid, one
 * submission at a time. After an attempt the first wrong field gets the focus; while the person corrects it, it is
 * validated again.
 *
 * `<form {...formProps}>` and `<TextField label="Nombre" {...field('name')} />` connect it.
 */
export function useForm({ validate, repeats, onInvalid, submit }: FormOptions) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  const fromServer = useRef(false)
  /** The fields that show their own messages. */
  const shown = useRef(new Set<string>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an attempt, not while the person mends a field
  useEffect(() => focusFirstWrong(form.current), [attempts])

  /** Shows messages at their fields and moves the focus to the first of these. */
  function showErrors(found: FieldErrors) {
    setErrors(repeats ? found : saidOnce(found, shown.current))
    setAttempts(before => before + 1)
  }

  async function attempt(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A form inside a portal below this one is its own.
    if (event.target !== event.currentTarget || underWay.current) return
    const data = new FormData(event.currentTarget)
    const found = validate?.(data) ?? {}
    fromServer.current = false
    showErrors(found)
    if (hasErrors(found)) return onInvalid?.(found)
    underWay.current = true
    setBusy(true)
    try {
      const refused = await submit(data)
      fromServer.current = true
      showErrors(refused)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  /** Only fields with a message are validated again: a field that was not reached yet gets none. */
  function recheck({ target }: FormEvent<HTMLFormElement>) {
    if (!form.current || !hasErrors(errors)) return
    const found = validate?.(new FormData(form.current)) ?? {}
    const changed = (target as Partial<HTMLInputElement>).name
    // Another field's refusal by the server still holds.
    const stays = (name: string) => fromServer.current && name !== changed && name !== 'form'
    const left = Object.keys(errors).map(name => [
      name,
      errors[name] && (found[name] ?? (stays(name) ? errors[name] : undefined)),
    ])
    setErrors(Object.fromEntries(left))
  }

  return {
    errors,
    busy,
    showErrors,
    /** Name and message of a field, for a field of `shared/ui`. */
    field: (name: string) => {
      shown.current.add(name)
      return { name, error: errors[name] }
    },
    formProps: { ref: form, noValidate: true, onSubmit: attempt, onChange: recheck },
  }
}

export function hasErrors(errors: FieldErrors): boolean {
  return Object.values(errors).some(Boolean)
}

/** The messages without one of the form that a field says already; it stays where no field does. */
function saidOnce(errors: FieldErrors, fields: ReadonlySet<string>): FieldErrors {
  const isSaid = [...fields].some(name => name !== 'form' && errors[name] === errors.form)
  return errors.form && isSaid ? { ...errors, form: undefined } : errors
}

const CONTROLS = 'input, select, textarea, button'

/** A group of choices is wrong as a whole: its first choice gets the focus. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = wrong?.matches(CONTROLS) ? wrong : wrong?.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
}

/** The text of a field; '' where the form has no such field. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
