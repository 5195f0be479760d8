import { type MouseEvent, type RefObject, useLayoutEffect, useState } from 'react'
import type { FieldErrors } from 'shared/forms/useForm'
import styles from './ErrorSummary.module.css'

interface ErrorSummaryProps {
  /** Of the form's `useForm`. */
  errors: FieldErrors
  /** `formProps.ref` of the form's `useForm`. */
  form: RefObject<HTMLFormElement | null>
}

interface WrongField {
  id: string
  label: string
}

/**
 * Links to the fields that have an error, above a form that is longer than a screen. It appears when an attempt found
 * several, and stays until the last one is corrected; one error needs none, since its field gets the focus.
 */
export function ErrorSummary({ errors, form }: ErrorSummaryProps) {
  const [wrong, setWrong] = useState<WrongField[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields show the errors, so they are read again with each
  useLayoutEffect(() => {
    const found = wrongFieldsOf(form.current)
    setWrong(before => (found.length > 1 || before.length > 0 ? found : before))
  }, [errors, form])
  if (wrong.length === 0) return null

  function goTo(event: MouseEvent, { id }: WrongField) {
    event.preventDefault()
    document.getElementById(id)?.focus()
  }

  return (
    <div className={styles.summary} role="alert">
      <p>Revisa estos datos:</p>
      <ul className={styles.fields}>
        {wrong.map(field => (
          <li key={field.id}>
            <a href={`#${field.id}`} className={styles.field} onClick={event => goTo(event, field)}>
              {field.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function wrongFieldsOf(form: HTMLFormElement | null): WrongField[] {
  const controls = form?.querySelectorAll<Control>(':is(input, select, textarea)[aria-invalid="true"]')
  return [...(controls ?? [])].flatMap(control => {
    // The label's first text, without «(opcional)».
    const label = control.labels?.[0]?.firstChild?.textContent?.trim()
    return control.id && label ? [{ id: control.id, label }] : []
  })
}
