import { useState } from 'react'
import { callsOf, dataOf } from 'shared/client'
import { errorsOf } from 'shared/forms/errorsOf'
import { allOf, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import type { secondFactorContract } from '../../../contract/secondFactor'
import { passkeyWords } from '../../../passkeyMessages'
import { secondFactorMessages, secondFactorWords as words } from '../../../secondFactorMessages'
import { giveSecondFactor, refreshPerson, signOut } from '../../session/session'
import { Closed } from './Closed'
import { Enrolment } from './Enrolment'
import { GiveCode } from './GiveCode'
import { RecoveryCodes } from './RecoveryCodes'
import { SecondFactorPage } from './SecondFactorPage'

const api = callsOf<typeof secondFactorContract>()

/** The step before everything else of a member of the staff whose session lacks the second factor. */
export function SecondFactorScreen() {
  const { secondFactor } = useUser()
  const leave = { onSignOut: () => void signOut() }
  if (secondFactor === 'ENROL') return <EnrolScreen {...leave} />
  if (secondFactor === 'CLOSED')
    return (
      <SecondFactorPage title={words.closedTitle} lead={secondFactorMessages.closed} {...leave}>
        <Closed onRetry={refreshPerson} />
      </SecondFactorPage>
    )
  return (
    <SecondFactorPage title={words.askTitle} lead={words.askLead} {...leave}>
      <GiveCode
        onGive={async code => {
          const answer = await giveSecondFactor(code)
          return answer.ok ? {} : errorsOf(answer)
        }}
        onPasskey={confirmByPasskey}
      />
    </SecondFactorPage>
  )
}

async function confirmByPasskey(): Promise<string | undefined> {
  const part = await import(/* webpackChunkName: "passkeys" */ '../../passkeys/confirmByPasskey').catch(
    () => undefined,
  )
  return part ? part.confirmByPasskey() : passkeyWords.deviceFailed
}

function EnrolScreen(leave: { onSignOut: () => void }) {
  const { id } = useUser()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const queryKey = ['security', 'second-factor', id]
  // Never read from the device: it is a secret, and another may be in force.
  const app = useQuery({
    queryKey,
    queryFn: () => dataOf(api('POST auth/second-factor/enrolment')),
    gcTime: 0,
  })

  async function enrol(code: string) {
    const answer = await api('PUT auth/second-factor', { body: { code } })
    if (!answer.ok) return errorsOf(answer)
    setRecoveryCodes(answer.data.recoveryCodes)
    return {}
  }

  return recoveryCodes ? (
    <SecondFactorPage title={words.codesTitle} lead={words.codesLead} {...leave}>
      <RecoveryCodes codes={recoveryCodes} onSaved={refreshPerson} />
    </SecondFactorPage>
  ) : (
    <SecondFactorPage title={words.enrolTitle} lead={words.enrolLead} {...leave}>
      <Enrolment app={app.data} loading={allOf(app)} onEnrol={enrol} />
    </SecondFactorPage>
  )
}
