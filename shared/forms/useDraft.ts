import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { draftStorage } from './draftStorage'

/** The values of a form by the field's name: one, or those of the boxes that are ticked. */
type Values = Record<string, string[]>

/**
 * Stores the values of a form of uncontrolled fields through a reload, a lost session and a page that the phone closed:
 * they are in their fields again when the same person comes back in this tab. Passwords and files are not stored.
 * Only those that the person changed are: the others may be others by then. `name` is the form's own, such as `profile`
 * or `profile.3` for one of several.
 */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>) {
  // The storage of the person who opens the form: registering signs somebody in.
  const [storage] = useState(() => draftStorage(name))
  const [kept] = useState(() => (storage.read() ?? {}) as Values)
  const saved = useRef<Values>(undefined)
  const [changed, setChanged] = useState(false)

  /** Stores the present values; called at every input. Call it after code has set a value. */
  const save = useCallback(() => {
    const values = changedFrom(saved.current, valuesOf(form.current))
    const isChanged = Object.keys(values).length > 0
    setChanged(isChanged)
    if (isChanged) storage.write(values)
    else storage.forget()
  }, [form, storage])

  /** Removes the draft: the present values are saved or discarded. */
  const forget = useCallback(() => {
    saved.current = valuesOf(form.current)
    setChanged(false)
    storage.forget()
  }, [form, storage])

  useEffect(() => {
    saved.current ??= valuesOf(form.current)
    restore(form.current, kept)
    setChanged(Object.keys(kept).length > 0)
  }, [form, kept])

  useEffect(() => {
    const element = form.current
    element?.addEventListener('input', save)
    return () => element?.removeEventListener('input', save)
  }, [form, save])

  return {
    /** The stored text of a field whose value code sets, such as a hidden one. */
    textOf: (field: string) => kept[field]?.[0] ?? '',
    /** Whether the form differs from the saved values. */
    changed,
    save,
    forget,
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A password that is shown has the type text, so its purpose is checked too. */
const KEPT = ':is(input, select, textarea)[name]:not([type=file], [type=password], [autocomplete*=password])'

function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.elements ?? [])].filter(element => element.matches(KEPT)) as Control[]
}

const isTicked = (control: Control): boolean | undefined =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
    ? control.checked
    : undefined

function valuesOf(form: HTMLFormElement | null): Values {
  const values: Values = {}
  for (const control of controlsOf(form)) {
    const before = values[control.name] ?? []
    values[control.name] = isTicked(control) === false ? before : [...before, control.value]
  }
  return values
}

function changedFrom(saved: Values = {}, values: Values): Values {
  const isSame = (name: string) => JSON.stringify(values[name]) === JSON.stringify(saved[name])
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isSame(name)))
}

function restore(form: HTMLFormElement | null, values: Values): void {
  for (const control of controlsOf(form)) {
    const kept = values[control.name]
    // The value of a hidden field is set by the form's own code.
    if (!kept || control.type === 'hidden') continue
    if (isTicked(control) === undefined) control.value = kept[0] ?? ''
    else (control as HTMLInputElement).checked = kept.includes(control.value)
    // Fields that show something derived from their value, such as its length, are notified.
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
