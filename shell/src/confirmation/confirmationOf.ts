import type { FieldErrors } from 'shared/forms/useForm'
import type { Confirmation } from '../../contract/confirmation'
import { passkeyWords } from '../../passkeyMessages'

type Given = { ok: true; confirmation: Confirmation } | { ok: false; errors: FieldErrors }

/** Confirms an act by the password, or, if the form asked for none, by the signature of one of the person's passkeys. */
export async function confirmationOf(password: string | undefined): Promise<Given> {
  if (password !== undefined) return { ok: true, confirmation: { password } }
  const part = await import(/* webpackChunkName: "passkeys" */ '../passkeys/signConfirmation').catch(
    () => undefined,
  )
  const signed = await part?.signConfirmation()
  return signed?.ok
    ? { ok: true, confirmation: { passkey: signed.answer } }
    : { ok: false, errors: { form: signed?.message ?? passkeyWords.deviceFailed } }
}
