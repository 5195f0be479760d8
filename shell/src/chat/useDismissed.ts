import { useState } from 'react'
import { events$ } from 'shared/session'

const KEY = 'mydiet.chat-dismissed'

// At module level, so that it runs whichever screen is open when the session ends.
events$.subscribe(({ type }) => {
  if (type === 'signedOut') sessionStorage.removeItem(KEY)
})

/** The dismissal lasts while the person is signed in on this tab, also across reloads. */
export function useDismissed(): [dismissed: boolean, dismiss: () => void] {
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(KEY) !== null)

  function dismiss() {
    sessionStorage.setItem(KEY, 'yes')
    setDismissed(true)
  }
  return [dismissed, dismiss]
}
