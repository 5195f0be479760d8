import { useState } from 'react'
import { callsOf, dataOf } from 'shared/client'
import { errorsOf } from 'shared/forms/errorsOf'
import { allOf, useQuery, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import { securityNotices } from '../../../accountMessages'
import type { OwnSession, shellContract } from '../../../contract'
import { signOut } from '../../session/session'
import { Security, type SecurityProps } from './Security'

const api = callsOf<typeof shellContract>()

/** `/user/seguridad`: the open sessions, and the changes of password and address. */
export function SecurityScreen() {
  const { id, staff } = useUser()
  const client = useQueryClient()
  const [ending, setEnding] = useState<number | 'all'>()
  const queryKey = ['security', 'sessions', id]
  const sessions = useQuery({ queryKey, queryFn: () => dataOf(api('GET auth/sessions')) })

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

  const changePassword: SecurityProps['onPassword'] = async body => {
    const answer = await api('POST auth/password', { body })
    if (!answer.ok) return errorsOf(answer)
    notify({ type: 'success', title: securityNotices.doneTitle, message: securityNotices.password })
    void client.invalidateQueries({ queryKey })
    return {}
  }

  const changeAddress: SecurityProps['onAddress'] = async body => {
    const answer = await api('POST auth/email', { body })
    return answer.ok ? {} : errorsOf(answer)
  }

  return (
    <Security
      ofTeam={staff === true}
      sessions={sessions.data}
      loading={allOf(sessions)}
      ending={ending}
      onEnd={session => void end(session)}
      onEndAll={() => void endAll()}
      onPassword={changePassword}
      onAddress={changeAddress}
    />
  )
}

function notifyFailure(message: string) {
  notify({ type: 'error', title: securityNotices.failureTitle, message })
}
