import { createOverlays } from 'shared/router/overlays'
import { overlaysOfPage } from 'shared/router/useOverlay'

/**
 * Before the app's first entry, whose `idx` the router counts from 0: when a router follows on the same page, Back to
 * this entry is a navigation for it, and no overlay of its first screen.
 */
const BEFORE_FIRST = -1

/** Lets Back close overlays on a page that has no router yet: the sign-in form alone. A router replaces it. */
export function closeOverlaysByBack(): void {
  if (overlaysOfPage.current) return
  history.replaceState({ ...history.state, idx: BEFORE_FIRST }, '')
  overlaysOfPage.current = createOverlays(window)
}
