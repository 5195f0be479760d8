import { useState } from 'react'
import { callsOf } from 'shared/client'
import { addressToProve } from 'shared/published/addressToProve'
import { notify, useUser } from 'shared/session'
import { addressMessages, proofNotice } from '../../../accountMessages'
import type { securityContract } from '../../../contract/security'
import { useRefreshOnReturn } from '../../session/useRefreshOnReturn'
import { ProofNotice } from './ProofNotice'

const api = callsOf<typeof securityContract>()

/** The notice for a person who has not opened the link that proves their address; it goes once they come back from it. */
export function AddressProof() {
  const person = useUser()
  const { pendingAddress } = person
  const address = addressToProve(person)
  const [sending, setSending] = useState(false)
  useRefreshOnReturn(address !== undefined)
  if (!address) return null

  async function again(to: string) {
    setSending(true)
    const answer = await api(pendingAddress ? 'POST auth/email/pending' : 'POST auth/address-proof')
    setSending(false)
    const message = pendingAddress ? addressMessages.sentAgain(to) : proofNotice.sent(to)
    if (answer.ok) notify({ type: 'success', title: proofNotice.sentTitle, message })
    else notify({ type: 'error', title: proofNotice.failureTitle, message: answer.message })
  }

  return <ProofNotice address={address} sending={sending} onAgain={() => void again(address)} />
}
