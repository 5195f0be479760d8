import { useEffect, useState } from 'react'
import { callsOf } from 'shared/client'
import { notify, useUser } from 'shared/session'
import { proofNotice } from '../../../accountMessages'
import type { securityContract } from '../../../contract/security'
import { refreshPerson } from '../../session/session'
import { ProofNotice } from './ProofNotice'

const api = callsOf<typeof securityContract>()

/** The notice for a person who has not opened the link of the welcome mail; it goes once they come back from it. */
export function AddressProof() {
  const { unprovedAddress } = useUser()
  return unprovedAddress ? <Unproved address={unprovedAddress} /> : null
}

function Unproved({ address }: { address: string }) {
  const [sending, setSending] = useState(false)

  useEffect(() => {
    // The link opens in another tab or program.
    const ask = () => {
      if (document.visibilityState === 'visible') void refreshPerson()
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [])

  async function again() {
    setSending(true)
    const answer = await api('POST auth/address-proof')
    setSending(false)
    if (answer.ok) notify({ type: 'success', title: proofNotice.sentTitle, message: proofNotice.sent })
    else notify({ type: 'error', title: proofNotice.failureTitle, message: answer.message })
  }

  return <ProofNotice address={address} sending={sending} onAgain={() => void again()} />
}
