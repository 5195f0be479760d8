import { callsOf } from 'shared/client'
import { errorsOf } from 'shared/forms/errorsOf'
import type { FieldErrors } from 'shared/forms/useForm'
import type { authContract } from '../../../contract/auth'
import type { Registration } from '../../../contract/registration'
import { registrationNotices } from '../../../entranceMessages'
import { notify, signIn } from '../../session/session'

const api = callsOf<typeof authContract>()

/** Registers, signs in, welcomes and goes to /user. Returns the server's messages for the form and its fields. */
export async function registerAndEnter(
  fields: Registration,
  go: (path: string) => void,
): Promise<FieldErrors> {
  const registered = await api('POST auth/register', { body: fields })
  if (!registered.ok) return errorsOf(registered)
  const { welcomeTitle, welcome, signInYourself } = registrationNotices
  const signedIn = await signIn(fields.email ?? '', fields.password ?? '')
  const message = signedIn.ok ? welcome(registered.data.firstName) : signInYourself
  notify({ type: 'success', title: welcomeTitle, message })
  go(signedIn.ok ? '/user' : '/')
  return {}
}
