import { type RefObject, useCallback, useEffect } from 'react'

/**
 * Keeps what was typed while this tab lives: a phone throws pages away while its camera is open. Passwords are not
 * kept.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string) {
  useEffect(() => {
    const kept = readDraft(key)
    for (const field of fieldsOf(form.current)) {
      const value = kept[field.name]
      if (value !== undefined) field.value = value
    }
  }, [form, key])

  const keep = useCallback(() => {
    const typed = fieldsOf(form.current).map(({ name, value }) => [name, value])
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)))
  }, [form, key])

  const forget = useCallback(() => sessionStorage.removeItem(key), [key])
  return { keep, forget }
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
