import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { callsOf } from 'shared/client'
import { errorsOf } from 'shared/forms/errorsOf'
import type { FieldErrors } from 'shared/forms/useForm'
import type { passkeysContract } from '../../contract/passkeys'
import { confirmationOf } from '../confirmation/confirmationOf'
import { askDevice } from './askDevice'

const api = callsOf<typeof passkeysContract>()

interface Made {
  /** False also where the person cancelled, which has no errors. */
  added: boolean
  errors: FieldErrors
}

/** Lets the device make a passkey, and adds it to the account. */
export async function makePasskey(password: string | undefined): Promise<Made> {
  const given = await confirmationOf(password)
  if (!given.ok) return { added: false, errors: given.errors }
  const asked = await api('POST auth/passkeys/challenge', { body: given.confirmation })
  if (!asked.ok) return { added: false, errors: errorsOf(asked) }
  const optionsJSON = asked.data.options as unknown as PublicKeyCredentialCreationOptionsJSON
  const made = await askDevice(() => startRegistration({ optionsJSON }))
  if (!made.ok) return { added: false, errors: { form: made.message } }
  const { clientDataJSON, attestationObject } = made.answer.response
  const body = { id: made.answer.id, clientDataJSON, attestationObject }
  const added = await api('POST auth/passkeys', { body })
  return { added: added.ok, errors: added.ok ? {} : errorsOf(added) }
}
