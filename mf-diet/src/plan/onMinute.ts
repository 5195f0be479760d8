const OFTEN_ENOUGH_MS = 20_000

/** Calls back while the clock goes on; at once when a page that slept is looked at again, since timers sleep with it. */
export function onMinute(look: () => void): () => void {
  const timer = setInterval(look, OFTEN_ENOUGH_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
