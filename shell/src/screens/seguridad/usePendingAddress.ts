import { useState } from 'react'
import { callsOf, type Result } from 'shared/client'
import { notify, useUser } from 'shared/session'
import { securityNotices, addressMessages as words } from '../../../accountMessages'
import type { securityContract } from '../../../contract/security'
import { refreshPerson } from '../../session/session'
import { useRefreshOnReturn } from '../../session/useRefreshOnReturn'
import type { PendingAddressProps } from './PendingAddress'

const api = callsOf<typeof securityContract>()

/** The person's change of address that waits, with its acts; undefined where none does. */
export function usePendingAddress(): PendingAddressProps | undefined {
  const { pendingAddress: pending } = useUser()
  const [busy, setBusy] = useState<PendingAddressProps['busy']>()
  useRefreshOnReturn(pending !== undefined)
  if (!pending) return undefined

  async function act(which: 'again' | 'withdraw', ask: () => Promise<Result<object>>, message: string) {
    setBusy(which)
    const answer = await ask()
    if (answer.ok) notify({ type: 'success', title: securityNotices.doneTitle, message })
    else notify({ type: 'error', title: securityNotices.failureTitle, message: answer.message })
    // 404: the link was opened meanwhile, or its day is over.
    if (which === 'withdraw' || (!answer.ok && answer.status === 404)) await refreshPerson()
    setBusy(undefined)
  }

  return {
    pending,
    busy,
    onAgain: () => void act('again', () => api('POST auth/email/pending'), words.sentAgain(pending.address)),
    onWithdraw: () => void act('withdraw', () => api('DELETE auth/email/pending'), words.withdrawn),
  }
}
