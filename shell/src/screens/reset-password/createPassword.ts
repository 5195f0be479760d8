import { callsOf } from 'shared/client'
import type { FieldErrors } from 'shared/forms/useForm'
import type { authContract } from '../../../contract/auth'
import { recoveryMessages, resetMessages } from '../../../entranceMessages'
import { endSession, notify } from '../../session/session'

/** The notices of this form replace each other. */
export const RESET_NOTICE = 'reset-password'

const api = callsOf<typeof authContract>()

/** Creates the password. Any failure is a notice; a link that no longer works is explained in the form too. */
export async function createPassword(id: string, password: string, done: () => void): Promise<FieldErrors> {
  const answer = await api('POST auth/{id}/set-password', { params: { id }, body: { password } })
  const { doneTitle, done: enterIt, failureTitle, failure } = resetMessages
  if (!answer.ok) {
    notify({ type: 'error', title: failureTitle, message: failure, about: RESET_NOTICE })
    if (answer.errors?.password) return answer.errors
    // 400 too: the secret of a truncated link is malformed.
    return [400, 404].includes(answer.status) ? { form: recoveryMessages.deadLink } : {}
  }
  // The server has ended all the person's sessions, this one too.
  endSession()
  notify({ type: 'success', title: doneTitle, message: enterIt, about: RESET_NOTICE })
  done()
  return {}
}
