import { useState } from 'react'
import { callsOf, dataOf } from 'shared/client'
import { errorsOf } from 'shared/forms/errorsOf'
import { hasDuty } from 'shared/published/duties'
import { allOf, useQuery, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import { addressMessages, securityNotices } from '../../../accountMessages'
import type { passkeysContract } from '../../../contract/passkeys'
import type { OwnSession, securityContract } from '../../../contract/security'
import { passkeyWords } from '../../../passkeyMessages'
import { confirmationOf } from '../../confirmation/confirmationOf'
import { useOwnPasskeys } from '../../confirmation/useOwnPasskeys'
import { refreshPerson, signOut } from '../../session/session'
import { Security, type SecurityProps } from './Security'
import { usePendingAddress } from './usePendingAddress'

const api = callsOf<typeof securityContract & typeof passkeysContract>()

/** `/user/seguridad`: the open sessions, the passkeys, and the changes of password and address. */
export function SecurityScreen() {
  const user = useUser()
  const { id } = user
  const client = useQueryClient()
  const [ending, setEnding] = useState<number | 'all'>()
  const queryKey = ['security', 'sessions', id]
  const sessions = useQuery({ queryKey, queryFn: () => dataOf(api('GET auth/sessions')) })

  const { passkeys, hasPasskey, queryKey: passkeysKey } = useOwnPasskeys()

  const pendingAddress = usePendingAddress()

  const addPasskey: SecurityProps['onAddPasskey'] = async password => {
    const { makePasskey } = await import(/* webpackChunkName: "passkeys" */ '../../passkeys/makePasskey')
    const made = await makePasskey(password)
    if (made.added) await passkeysChanged(passkeyWords.added)
    return made
  }

  const removePasskey: SecurityProps['onRemovePasskey'] = async (id, password) => {
    const given = await confirmationOf(password)
    if (!given.ok) return given.errors
    const answer = await api('DELETE auth/passkeys/{id}', { params: { id }, body: given.confirmation })
    // 404: it was removed meanwhile.
    if (!answer.ok && answer.status !== 404) return errorsOf(answer)
    await passkeysChanged(passkeyWords.removed)
    return {}
  }

  async function passkeysChanged(message: string) {
    notify({ type: 'success', title: securityNotices.doneTitle, message })
    await client.invalidateQueries({ queryKey: passkeysKey })
  }

  async function end(session: OwnSession) {
    setEnding(session.id)
    const answer = await api('DELETE auth/sessions/{id}', { params: { id: session.id } })
    // 404: it has ended meanwhile.
    if (answer.ok || answer.status === 404) await client.invalidateQueries({ queryKey })
    else notifyFailure(answer.message)
    setEnding(undefined)
  }

  async function endAll() {
    setEnding('all')
    const answer = await api('DELETE auth/sessions')
    setEnding(undefined)
    if (answer.ok) void signOut()
    else notifyFailure(answer.message)
  }

  const changePassword: SecurityProps['onPassword'] = async ({ password, newPassword }) => {
    const given = await confirmationOf(password)
    if (!given.ok) return given.errors
    const body = { newPassword, ...given.confirmation }
    const answer = await api('POST auth/password', { body })
    if (!answer.ok) return errorsOf(answer)
    notify({ type: 'success', title: securityNotices.doneTitle, message: securityNotices.password })
    void client.invalidateQueries({ queryKey })
    return {}
  }

  const changeAddress: SecurityProps['onAddress'] = async ({ password, email }) => {
    const given = await confirmationOf(password)
    if (!given.ok) return given.errors
    const body = { email, ...given.confirmation }
    const answer = await api('POST auth/email', { body })
    if (!answer.ok) return errorsOf(answer)
    const message = addressMessages.asked(email)
    notify({ type: 'success', title: securityNotices.doneTitle, message })
    await refreshPerson()
    return {}
  }

  return (
    <Security
      ofTeam={hasDuty(user, 'releases')}
      sessions={sessions.data}
      loading={allOf(sessions)}
      ending={ending}
      onEnd={session => void end(session)}
      onEndAll={() => void endAll()}
      passkeys={passkeys.data}
      hasPasskey={hasPasskey}
      loadingPasskeys={allOf(passkeys)}
      onAddPasskey={addPasskey}
      onRemovePasskey={removePasskey}
      onPassword={changePassword}
      onAddress={changeAddress}
      pendingAddress={pendingAddress}
    />
  )
}

function notifyFailure(message: string) {
  notify({ type: 'error', title: securityNotices.failureTitle, message })
}
