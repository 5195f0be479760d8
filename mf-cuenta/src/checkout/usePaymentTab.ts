import { useRef, useState } from 'react'
import type { Result } from 'shared/client'
import { notify } from 'shared/session'
import { checkoutMessages } from '../../messages'
import type { AwaitedPayment } from './PaymentTabStatus'

interface PaymentTab {
  /** The caller's name of the thing to be paid, while its page is requested. */
  opening: string | undefined
  /** The payment's page in another tab, once one was requested. */
  awaited: AwaitedPayment | undefined
  /** Requests the payment's page and opens it in a new tab. The key is the same until the server has answered. */
  open: (name: string, request: (key: string) => Promise<Result<{ url: string }>>) => Promise<void>
}

/** Opens a payment's page in a new tab; where the browser blocks the tab, its address is there to press. */
export function usePaymentTab(): PaymentTab {
  const [opening, setOpening] = useState<string>()
  const [awaited, setAwaited] = useState<AwaitedPayment>()
  const underWay = useRef(false)
  const keys = useRef(new Map<string, string>())

  const open: PaymentTab['open'] = async (name, request) => {
    if (underWay.current) return
    underWay.current = true
    setOpening(name)
    // Opened during the press: browsers block a tab that is opened after an answer.
    const tab = window.open('', '_blank')
    if (tab) tab.document.body.textContent = checkoutMessages.opening
    const key = keys.current.get(name) ?? crypto.randomUUID()
    keys.current.set(name, key)
    const answer = await request(key)
    underWay.current = false
    setOpening(undefined)
    if (!answer.ok) {
      tab?.close()
      notify({ type: 'error', title: checkoutMessages.failureTitle, message: answer.message })
      return
    }
    keys.current.delete(name)
    if (tab && !tab.closed) {
      tab.opener = null
      tab.location.replace(answer.data.url)
    }
    setAwaited({ blocked: !tab, address: answer.data.url })
  }
  return { opening, awaited, open }
}
