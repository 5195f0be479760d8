import { useEffect } from 'react'
import { refreshPerson } from './session'

/** While `waits`, asks for the person's facts whenever this page is seen again: a mail's link opens in another tab or program. */
export function useRefreshOnReturn(waits: boolean): void {
  useEffect(() => {
    if (!waits) return
    const ask = () => {
      if (document.visibilityState === 'visible') void refreshPerson()
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [waits])
}
