import { type RefObject, useCallback, useEffect, useState } from 'react'

/**
 * Keeps what was typed while this tab lives: a phone throws pages away while its camera is open. Passwords are not
 * kept.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string) {
  const [kept] = useState(() => readDraft(key))

  useEffect(() => {
    for (const field of fieldsOf(form.current)) {
      const value = kept[field.name]
      // What is not typed is the form's own to restore.
      if (value !== undefined && field.type !== 'hidden') field.value = value
    }
  }, [form, kept])

  const keep = useCallback(() => {
    const typed = fieldsOf(form.current).map(({ name, value }) => [name, value])
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)))
  }, [form, key])

  const forget = useCallback(() => sessionStorage.removeItem(key), [key])
  return { kept, keep, forget }
}

type Typed = HTMLInputElement | HTMLSelectElement

function fieldsOf(form: HTMLFormElement | null): Typed[] {
  const elements = [...(form?.elements ?? [])] as Typed[]
  return elements.filter(({ name, autocomplete }) => name && autocomplete !== 'new-password')
}

function readDraft(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
