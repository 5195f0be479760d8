import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'shared/router'
import { session$ } from 'shared/session'

const KEY = 'mydiet.scroll'
/** The time in ms for which a page may still grow as its data arrives, before its scroll position is given up. */
const PATIENCE_MS = 5_000

const positions = new Map<string, number>(stored())

/**
 * Restores the scroll position on back and forward, also for content that loads later: the router's own restoration
 * tries once, when a remote's screen may not be long enough yet. A new page begins at its top; one that only changes
 * its address in place does not scroll. The addresses are forgotten once the person signs out: they say what was read.
 */
export function ScrollMemory() {
  const { key, pathname, search, hash } = useLocation()
  const type = useNavigationType()
  const before = useRef('')

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry of the history is what has a position
  useLayoutEffect(() => {
    const inPlace = type === 'REPLACE' && before.current === pathname
    before.current = pathname
    // An address that was typed or followed from another site has no key of its own.
    const entry = key === 'default' ? pathname + search : key
    const known = type === 'POP' && !arrivedAnew() ? positions.get(entry) : undefined
    const moved = known !== undefined && isMovedAlready()
    const kept = moved ? undefined : known
    arrived = true
    let isReaching = kept !== undefined
    const stop = kept === undefined ? undefined : reach(kept, () => (isReaching = false))
    if (type !== 'POP' && !inPlace && !hash) scrollTo(0, 0)
    const record = () => positions.set(entry, scrollY)
    // Reading `scrollY` forces a layout, so it is read only if the position is not known.
    positions.set(entry, inPlace || moved ? scrollY : (kept ?? 0))
    addEventListener('scroll', record, { passive: true })
    const keep = () => {
      // The browser tells of a scroll with its next frame, which a page that is left has no more. After the session's
      // end the address stays forgotten.
      if (!isReaching && positions.has(entry)) record()
      sessionStorage.setItem(KEY, JSON.stringify([...positions]))
    }
    addEventListener('pagehide', keep)
    return () => {
      stop?.()
      removeEventListener('scroll', record)
      removeEventListener('pagehide', keep)
    }
  }, [key])

  return null
}

// The frame may have left the page before the session ends, so this does not belong to the component.
session$.subscribe(({ status }) => {
  if (status !== 'anonymous') return
  positions.clear()
  sessionStorage.removeItem(KEY)
})

let arrived = false

/** Whether the page has just been loaded by a new navigation: not back, forward or reload. */
function arrivedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !arrived && navigation?.type === 'navigate'
}

/** Whether the person has scrolled the server's frame before this code ran. The browser itself restores no position. */
function isMovedAlready(): boolean {
  return !arrived && scrollY > 0
}

const GIVE_UP = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Scrolls to a position as soon as the page is long enough, unless the person scrolls first; `onEnd` hears of either. */
function reach(wanted: number, onEnd: () => void): () => void {
  const growing = new ResizeObserver(() => {
    scrollTo(0, wanted)
    if (Math.abs(scrollY - wanted) < 2) stop()
  })
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  function stop() {
    onEnd()
    clearTimeout(timer)
    growing.disconnect()
    for (const event of GIVE_UP) removeEventListener(event, stop)
  }
  for (const event of GIVE_UP) addEventListener(event, stop, { passive: true })
  scrollTo(0, wanted)
  growing.observe(document.body)
  return stop
}

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}
