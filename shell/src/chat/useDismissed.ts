import { useEffect, useState } from 'react'
import { events$ } from 'shared/session'

const KEY = 'mydiet.chat-dismissed'

/** Stays so while the person is signed in on this tab, also when the page is loaded anew. */
export function useDismissed(): [dismissed: boolean, dismiss: () => void] {
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(KEY) !== null)

  useEffect(() => {
    const subscription = events$.subscribe(({ type }) => {
      if (type === 'signedOut') sessionStorage.removeItem(KEY)
    })
    return () => subscription.unsubscribe()
  }, [])

  function dismiss() {
    sessionStorage.setItem(KEY, 'yes')
    setDismissed(true)
  }
  return [dismissed, dismiss]
}
