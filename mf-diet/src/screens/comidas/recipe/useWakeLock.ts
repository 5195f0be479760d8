import { useEffect } from 'react'

export const canStayAwake = () => 'wakeLock' in navigator

/**
 * Keeps the screen on while `on`. The browser releases the lock whenever the page is hidden; it is requested again when
 * the page is visible.
 */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !canStayAwake()) return
    let lock: WakeLockSentinel | undefined
    let current = true

    async function hold() {
      if (document.visibilityState !== 'visible') return
      // Refused when the battery is low; then the screen goes off as usual.
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (current) lock = granted
      else void granted?.release()
    }

    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      current = false
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [on])
}
