import { isShown } from 'shared/html/isShown'
import { report } from './problems'

/*
 * Faults that throw no error: a loop that holds the page until its person ends it, and a style that hides the screen.
 * A page that is held hears nothing, not even that it is left; so the release that is being opened is noted in the tab
 * until the page answers or is left, and the tab's next page tells of a note that is still there.
 */
const KEY = 'mydiet.opening'
/** By then a screen has drawn itself, or shows that it waits. */
const LOOK_AFTER_MS = 5_000
/** A screen that is left earlier may not have been drawn. */
const DRAWN_AFTER_MS = 1_000

const heldBefore = stored()
let follows = false
let hides = false

/** Reports the release that blocked the tab's previous page. */
export function tellWhatHeld(): void {
  if (heldBefore) report({ kind: 'render', error: 'The page was blocked', release: heldBefore })
}

/** Notes which release is about to render a screen. */
export function noteOpening(release: string): void {
  if (!follows) {
    follows = true
    addEventListener('pagehide', forget)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && forget())
  }
  try {
    if (document.visibilityState === 'visible') sessionStorage.setItem(KEY, release)
  } catch {
    // Without storage nobody is told.
  }
}

/** Runs a release's modules for the first time; the note that was there before stays. */
export function runNoted<T>(release: string, run: () => T): T {
  const before = stored()
  noteOpening(release)
  try {
    return run()
  } finally {
    forget()
    if (before) noteOpening(before)
  }
}

/**
 * Looks whether the page answers and can be seen, some seconds after a screen was rendered, or where it is left before.
 * Returns how it is left.
 */
export function lookAtScreen(release: string): () => void {
  const since = performance.now()
  const look = () => {
    clearTimeout(timer)
    forget()
    if (performance.now() - since >= DRAWN_AFTER_MS) tellWhatHides(release)
  }
  const timer = setTimeout(look, LOOK_AFTER_MS)
  return look
}

/** Once a page: a style that hides the page stays, and hides the screens after it too. */
function tellWhatHides(release: string): void {
  const main = document.querySelector('main')
  if (hides || !main || document.visibilityState !== 'visible' || canBeSeen(main)) return
  hides = true
  report({ kind: 'render', error: 'The element of the page has no size or is not shown', release })
}

function canBeSeen(main: HTMLElement): boolean {
  return isShown(main) && main.offsetHeight > 0 && (main.checkVisibility?.({ opacityProperty: true }) ?? true)
}

function stored(): string | undefined {
  try {
    const release = sessionStorage.getItem(KEY) ?? undefined
    forget()
    return release
  } catch {
    return undefined
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was noted.
  }
}
