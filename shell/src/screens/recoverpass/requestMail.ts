import { callsOf } from 'shared/client'
import type { FieldErrors } from 'shared/forms/useForm'
import { notify } from 'shared/session'
import type { authContract } from '../../../contract/auth'
import { recoveryMessages } from '../../../entranceMessages'

const api = callsOf<typeof authContract>()

/** Requests the mail. The answer is the same whether or not the address has an account. */
export async function requestMail(email: string, done: () => void): Promise<FieldErrors> {
  const answer = await api('POST auth/reset-password-request', { body: { email } })
  const { sentTitle, sent, failureTitle, failure } = recoveryMessages
  if (answer.ok) {
    notify({ type: 'success', title: sentTitle, message: sent })
    done()
    return {}
  }
  if (answer.errors) return answer.errors
  if (answer.status === 429) return { form: answer.message }
  notify({ type: 'error', title: failureTitle, message: failure })
  return {}
}
