import { callsOf } from 'shared/client'
import type { Registration, shellContract } from '../../../contract'
import { registrationNotices } from '../../../messages'
import { notify, signIn } from '../../session/session'
import type { Problems } from '../entrance/useEntranceForm'

const api = callsOf<typeof shellContract>()

/**
 * Specification, 4, "Registration flow": register, sign in by itself, welcome, go to /user. Answers what went wrong:
 * the server's message for the whole form, and what it says of single fields.
 */
export async function registerAndEnter(fields: Registration, go: (path: string) => void): Promise<Problems> {
  const registered = await api('POST auth/register', { body: fields })
  if (!registered.ok) return { ...registered.errors, form: registered.message }
  const { welcomeTitle, welcome, signInYourself } = registrationNotices
  const signedIn = await signIn(fields.email ?? '', fields.password ?? '')
  const message = signedIn.ok ? welcome(registered.data.firstName) : signInYourself
  notify({ type: 'success', title: welcomeTitle, message })
  go(signedIn.ok ? '/user' : '/')
  return {}
}
