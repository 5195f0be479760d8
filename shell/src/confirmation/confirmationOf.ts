import type { FieldErrors } from 'shared/forms/useForm'
import type { Confirmation } from '../../contract/confirmation'
import { passkeyWords } from '../../passkeyMessages'

type Given = { ok: true; confirmation: Confirmation } | { ok: false; errors: FieldErrors }

/** What confirms an act: the password, or, where the form asked for none, what one of the person's passkeys signs now. */
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
