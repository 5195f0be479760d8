/**
 * The page that the server sends has both in it: the sign-in form, and the frame with a skeleton of its screen. The
 * script in index.html, which the content security policy names by its hash, chooses before the first paint: where a
 * token is stored (session/tokenStore.ts) the document gets the attribute `data-opening`, and the frame is shown until
 * React's own stands. It is `early` until the shell's code runs, then `frame`.
 */
const openedAt = location.pathname === '/' ? '/user' : location.pathname
const skeleton = document.getElementById('skeleton')

/** React is going to render the app into `root`, which may hold the sign-in form that the server sent. */
export function beginOpening(root: HTMLElement): void {
  root.replaceChildren()
  if (document.documentElement.dataset.opening) document.documentElement.dataset.opening = 'frame'
}

/** What the server sent makes way for what React has rendered. */
export function endOpening(): void {
  delete document.documentElement.dataset.opening
  document.getElementById('first-frame')?.remove()
}

/** The skeleton that the server sent for the screen at this address, if the page was opened there. */
export const skeletonAt = (pathname: string): HTMLElement | undefined =>
  skeleton && pathname === openedAt ? skeleton : undefined
