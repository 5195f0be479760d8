import { whenIdle } from 'shared/screen/whenIdle'

/** The longest wait, in ms, after the page has loaded. */
const LONGEST = 3_000

/** Calls `work` once the page has loaded and has nothing else to do. */
export function onceLoaded(work: () => void): void {
  const start = () => void whenIdle(work, LONGEST)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
