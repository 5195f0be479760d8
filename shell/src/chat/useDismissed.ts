import { useState } from 'react'
import { events$ } from 'shared/session'

const KEY = 'mydiet.chat-dismissed'

// Whichever screen is open when the session ends.
events$.subscribe(({ type }) => {
  if (type === 'signedOut') sessionStorage.removeItem(KEY)
})

/** Stays so while the person is signed in on this tab, also when the page is loaded anew. */
export function useDismissed(): [dismissed: boolean, dismiss: () => void] {
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(KEY) !== null)

  function dismiss() {
    sessionStorage.setItem(KEY, 'yes')
    setDismissed(true)
  }
  return [dismissed, dismiss]
}
