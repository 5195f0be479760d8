/** The longest wait in ms, and the wait in a browser that does not tell when it is idle. */
const MS = { longest: 500, untold: 50 }

/** Calls `work` when the page has painted and waits for nothing else. The answer calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, MS.untold)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(work, { timeout: MS.longest })
  return () => cancelIdleCallback(call)
}
