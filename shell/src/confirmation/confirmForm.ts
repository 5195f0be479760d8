import { textOf } from 'shared/forms/useForm'
import { confirmMessages } from '../../accountMessages'

/** The password in a form with a `ConfirmField`; undefined where it shows no such field, because a passkey confirms. */
export function passwordIn(data: FormData, name = 'password'): string | undefined {
  return data.has(name) ? textOf(data, name) : undefined
}

export function checkConfirmation(data: FormData, name?: string): string | undefined {
  return passwordIn(data, name) === '' ? confirmMessages.passwordRequired : undefined
}
