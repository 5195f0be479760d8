import { useState } from 'react'
import { usePrivacyNotice } from '../../privacy/usePrivacyNotice'
import { acceptPrivacyNotice, signOut } from '../../session/session'
import { Consent } from './Consent'

/** The screen of a person who has not accepted the privacy notice in force. */
export function ConsentScreen() {
  const { notice, missing, failed, retrying, retry } = usePrivacyNotice()
  const [accepting, setAccepting] = useState(false)
  const [refused, setRefused] = useState<string>()

  async function accept(version: string) {
    setAccepting(true)
    setRefused(undefined)
    const answer = await acceptPrivacyNotice(version)
    setAccepting(false)
    if (answer.ok) return
    setRefused(answer.message)
    // A new notice came into force while this one was read.
    if (answer.status === 409) retry()
  }

  return (
    <Consent
      notice={notice}
      failed={failed || missing}
      retrying={retrying}
      onRetry={retry}
      onAccept={version => void accept(version)}
      accepting={accepting}
      refused={refused}
      onSignOut={() => void signOut()}
    />
  )
}
