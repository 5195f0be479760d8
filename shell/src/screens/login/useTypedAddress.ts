import { type RefObject, useEffect } from 'react'

/**
 * A key of the drafts that belong to nobody: shared/forms/draftStorage removes it at the sign-in and sign-out. The form
 * cannot import that module, which brings the session's code.
 */
const KEY = 'mydiet.draft.nobody.sign-in'

/** Keeps the typed address of the sign-in form through a reload of the page; never the password. */
export function useTypedAddress(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem('email') as HTMLInputElement | null
    if (!field) return
    const save = () => {
      try {
        sessionStorage.setItem(KEY, field.value)
      } catch {
        // Without storage the address lasts as long as the page.
      }
    }
    try {
      field.value ||= sessionStorage.getItem(KEY) ?? ''
    } catch {
      // There is no stored address.
    }
    // The field may have been filled before the code had arrived, so its present value is stored too.
    save()
    field.addEventListener('input', save)
    return () => field.removeEventListener('input', save)
  }, [form])
}
