/** The longest wait, in ms, of work that the person may need soon. */
const SOON = 500
/** The part of the longest wait after which a browser that does not tell when it is idle calls. */
const UNTOLD = 1 / 6

/**
 * Calls `work` when the page has painted and waits for nothing else, and after `longest` ms at the latest. The answer
 * calls it off.
 */
export function whenIdle(work: () => void, longest = SOON): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, longest * UNTOLD)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(work, { timeout: longest })
  return () => cancelIdleCallback(call)
}
