/**
 * Closes an overlay, such as a dialog or a menu, as its own close button does. The overlay may refuse and stay open.
 */
type Close = () => void

export interface Overlays {
  /** The window for the router: entries of overlays do not exist for it. */
  window: Window
  /** Adds a history entry that Back closes. The answer removes the overlay and its entry. */
  open: (close: Close) => () => void
  /** Stops following the history, because another router controls the page now. */
  stop: () => void
}

type State = { idx?: number; key?: string; overlay?: number } | null

/** A traversal without a target sends no event: the next step waits at most this long, in milliseconds. */
const LOST_MS = 1_000

/**
 * The same for one whose target is known. A busy phone may take seconds for it, and a step that does not wait is undone
 * when it arrives; but the browser may also have dropped it.
 */
const DROPPED_MS = 10_000

/**
 * Gives every overlay of a screen a history entry of its own, so that the browser's Back closes it. The entry
 * has the URL and the state of its screen and the number `overlay`, its place above the screen's own entry. The router
 * sees only the entries of screens: no blocker, title, focus or scroll position changes with an overlay.
 *
 * - Back closes the overlays above the entry that it leads to; one that refuses gets its entry again.
 * - An overlay that is closed otherwise removes its entry, a moment later: effects that run twice add nothing.
 * - A navigation to another entry replaces the overlay's entry. One in place (`replace`) is also written into
 *   the entry of the screen, once that is reached.
 * - Back that comes before the next screen is loaded finds the overlay still open: it gets its entry again.
 * - An entry without its overlay, after a reload or by Forward, leads back to its screen.
 */
export function createOverlays(page: Window): Overlays {
  const { history, location } = page
  /** Overlays that have or get an entry, the lowest first. */
  let open: Close[] = []
  /** Overlays of the screen at `idx`, which a navigation has left: it stays until the next one is loaded. */
  let left: { idx?: number; open: Close[] } = { open: [] }
  /** The number of overlay entries above the screen's entry; the browser is at the last. */
  let depth = overlayOf(history.state)
  /** The screen's entry as the router last wrote or read it. */
  let screen = { state: withoutMark(history.state), url: location.href }
  let traversing: { by: 'router' | 'overlays'; depth: number } | undefined
  let waiting: (() => void)[] = []
  let lost: ReturnType<typeof setTimeout> | undefined
  let reconciling: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<EventListener>()

  function traverse(delta: number, by: 'router' | 'overlays', target: number) {
    traversing = { by, depth: target }
    // The router's delta passes over the entries of overlays.
    const toScreen = (screen.state?.idx ?? 0) + delta + depth
    const isCertain = by === 'overlays' || (delta < 0 && toScreen >= 0)
    lost = setTimeout(arrived, isCertain ? DROPPED_MS : LOST_MS)
    history.go(delta)
  }

  function arrived() {
    clearTimeout(lost)
    traversing = undefined
    const steps = waiting
    waiting = []
    for (const step of steps) whenStill(step)
    reconcileSoon()
  }

  /** Traversals are asynchronous, and a write in the meantime would land in the wrong entry. */
  function whenStill(step: () => void) {
    if (traversing) waiting.push(step)
    else step()
  }

  /** In a task of its own: an action may close its dialog and navigate, and effects in development run twice. */
  function reconcileSoon() {
    clearTimeout(reconciling)
    reconciling = setTimeout(reconcile)
  }

  function reconcile() {
    if (traversing) return
    while (depth < open.length) {
      depth += 1
      history.pushState(marked(screen.state, depth), '', location.href)
    }
    if (depth > open.length) traverse(open.length - depth, 'overlays', open.length)
  }

  /** Writes the router's latest URL and state of the screen into the entry that is reached. */
  function rewrite() {
    const { key, overlay = 0 } = (history.state ?? {}) as NonNullable<State>
    if (key === screen.state?.key && overlay === depth && location.href === screen.url) return
    history.replaceState(marked(screen.state, depth), '', screen.url)
  }

  function pop(event: Event) {
    const state = history.state as State
    const own = traversing?.by === 'overlays' ? traversing : undefined
    const sameScreen = state?.idx !== undefined && state.idx === screen.state?.idx
    if (own && (sameScreen || overlayOf(state) > 0)) {
      depth = own.depth
      rewrite()
      return arrived()
    }
    depth = overlayOf(state)
    if (sameScreen) {
      rewrite()
      for (const close of open.slice(depth).reverse()) close()
      return arrived()
    }
    screen = { state: withoutMark(state), url: location.href }
    if (left.open.length > 0 && state?.idx === left.idx) {
      open = left.open
      left = { open: [] }
    }
    arrived()
    for (const listener of listeners) listener.call(page, event)
  }

  page.addEventListener('popstate', pop)
  reconcileSoon()

  const routerHistory: Partial<History> = {
    get state() {
      return history.state
    },
    pushState(state: State, _unused, url) {
      whenStill(() => {
        const above = depth
        if (above === 0) history.pushState(state, '', url)
        else history.replaceState(state, '', url)
        depth = 0
        // Overlays that are still open close with their screen; until then Back may return to them.
        if (open.length > 0) left = { idx: screen.state?.idx, open }
        open = []
        screen = { state, url: location.href }
        // The entries of the lower overlays: the new screen replaces the first of them.
        if (above > 1) traverse(1 - above, 'overlays', 0)
      })
    },
    replaceState(state: State, _unused, url) {
      whenStill(() => {
        history.replaceState(marked(state, depth), '', url)
        screen = { state: withoutMark(state), url: location.href }
      })
    },
    go(delta = 0) {
      whenStill(() => traverse(delta < 0 ? delta - depth : delta, 'router', 0))
    },
  }

  return {
    window: new Proxy(page, {
      get(target, name) {
        if (name === 'history') return routerHistory
        if (name === 'addEventListener' || name === 'removeEventListener') return listenOrNot(name)
        const value = Reflect.get(target, name) as unknown
        return typeof value === 'function' ? value.bind(target) : value
      },
    }),
    open(close) {
      open = [...open, close]
      reconcileSoon()
      return () => {
        open = open.filter(other => other !== close)
        left = { ...left, open: left.open.filter(other => other !== close) }
        reconcileSoon()
      }
    },
    stop() {
      page.removeEventListener('popstate', pop)
      clearTimeout(lost)
      clearTimeout(reconciling)
    },
  }

  function listenOrNot(name: 'addEventListener' | 'removeEventListener') {
    return (type: string, listener: EventListener) => {
      if (type !== 'popstate') page[name](type, listener)
      else if (name === 'addEventListener') listeners.add(listener)
      else listeners.delete(listener)
    }
  }
}

function overlayOf(state: unknown): number {
  return (state as State)?.overlay ?? 0
}

function withoutMark(state: unknown): State {
  if (!overlayOf(state)) return state as State
  const { overlay: _, ...rest } = state as NonNullable<State>
  return rest
}

function marked(state: State, depth: number): State {
  return depth > 0 ? { ...withoutMark(state), overlay: depth } : withoutMark(state)
}
