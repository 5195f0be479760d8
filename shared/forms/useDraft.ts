import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { draftStorage } from './draftStorage'

/** The values of a form by the field's name: one, or those of the boxes that are ticked. */
type Values = Record<string, string[]>

/**
 * Keeps what is typed in a form of uncontrolled fields through a reload, a lost session and a page that the phone
 * threw away: it is in its fields again when the same person comes back in this tab. Passwords and files are not kept.
 * `name` is the form's own, such as `profile` or `profile.3` for one of several.
 */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>) {
  // The storage of the person who is here as the form opens: registering signs somebody in.
  const [storage] = useState(() => draftStorage(name))
  const [kept] = useState(() => (storage.read() ?? {}) as Values)
  const saved = useRef<string>(undefined)
  const [changed, setChanged] = useState(false)

  /** Keeps the present values; called by itself at every input. Needed after a value was set by code. */
  const save = useCallback(() => {
    const values = valuesOf(form.current)
    const isChanged = JSON.stringify(values) !== saved.current
    setChanged(isChanged)
    if (isChanged) storage.write(values)
    else storage.forget()
  }, [form, storage])

  /** Forgets the draft: the present values are saved, or given up. */
  const forget = useCallback(() => {
    saved.current = JSON.stringify(valuesOf(form.current))
    setChanged(false)
    storage.forget()
  }, [form, storage])

  useEffect(() => {
    saved.current ??= JSON.stringify(valuesOf(form.current))
    restore(form.current, kept)
    setChanged(Object.keys(kept).length > 0)
  }, [form, kept])

  useEffect(() => {
    const element = form.current
    element?.addEventListener('input', save)
    return () => element?.removeEventListener('input', save)
  }, [form, save])

  return {
    /** What was kept of a field whose value code sets, such as a hidden one. */
    textOf: (field: string) => kept[field]?.[0] ?? '',
    /** Whether the form differs from what is saved. */
    changed,
    save,
    forget,
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A password that is shown is a field of text by its type, so its purpose is looked at too. */
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

function restore(form: HTMLFormElement | null, values: Values): void {
  for (const control of controlsOf(form)) {
    const kept = values[control.name]
    // The value of a hidden field is set by the form's own code.
    if (!kept || control.type === 'hidden') continue
    if (isTicked(control) === undefined) control.value = kept[0] ?? ''
    else (control as HTMLInputElement).checked = kept.includes(control.value)
    // Fields that show something of their value, such as how long it is, hear of it.
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
