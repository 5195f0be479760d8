/** Calls `work` once the page has loaded and has nothing else to do. */
export function whenIdle(work: () => void): void {
  const start = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work, 500)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
