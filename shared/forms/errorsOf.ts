import type { FieldErrors } from './useForm'

/** The shape of a refused call and of the exception that `dataOf` throws. */
interface Refused {
  message: string
  errors?: FieldErrors
}

/** The server's messages for a form: each at its field, and the message above the button. Anything else is thrown on. */
export function errorsOf(refused: Refused | Error): FieldErrors {
  if (refused instanceof Error && !('status' in refused)) throw refused
  const { message, errors } = refused as Refused
  return { ...errors, form: message }
}
