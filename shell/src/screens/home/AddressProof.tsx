import { useState } from 'react'
import { callsOf } from 'shared/client'
import { notify, useUser } from 'shared/session'
import { addressMessages, proofNotice } from '../../../accountMessages'
import type { securityContract } from '../../../contract/security'
import { useRefreshOnReturn } from '../../session/useRefreshOnReturn'
import { ProofNotice } from './ProofNotice'

const api = callsOf<typeof securityContract>()

/**
 * The notice for a person who has not opened the link of the welcome mail; it goes once they come back from it. The link
 * that counts is the one to the address that corrects a mistyped one.
 */
export function AddressProof() {
  const { unprovedAddress, pendingAddress } = useUser()
  const [sending, setSending] = useState(false)
  useRefreshOnReturn(unprovedAddress !== undefined)
  if (!unprovedAddress) return null
  const address = pendingAddress?.address ?? unprovedAddress

  async function again() {
    setSending(true)
    const answer = await api(pendingAddress ? 'POST auth/email/pending' : 'POST auth/address-proof')
    setSending(false)
    const message = pendingAddress ? addressMessages.sentAgain(address) : proofNotice.sent(address)
    if (answer.ok) notify({ type: 'success', title: proofNotice.sentTitle, message })
    else notify({ type: 'error', title: proofNotice.failureTitle, message: answer.message })
  }

  return <ProofNotice address={address} sending={sending} onAgain={() => void again()} />
}
