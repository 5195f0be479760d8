/**
 * The server's page contains both the sign-in form and the frame with a skeleton of its screen. The script in
 * index.html, which the content security policy allows by its hash, chooses before the first paint: if a token is
 * stored (session/tokenStore.ts) the document gets the attribute `data-opening`, and the frame is shown until React
 * has rendered its own. The attribute is `early` until the shell's code runs, then `frame`.
 */
const openedAt = location.pathname === '/' ? '/user' : location.pathname
const skeleton = document.getElementById('skeleton')

/** Empties `root`, which may hold the server's sign-in form, before React renders the app into it. */
export function beginOpening(root: HTMLElement): void {
  root.replaceChildren()
  if (document.documentElement.dataset.opening) document.documentElement.dataset.opening = 'frame'
}

/** Removes the server's frame once React has rendered its own. */
export function endOpening(): void {
  delete document.documentElement.dataset.opening
  document.getElementById('first-frame')?.remove()
}

/** The server's skeleton for the screen at this address, if the page was opened there. */
export const skeletonAt = (pathname: string): HTMLElement | undefined =>
  skeleton && pathname === openedAt ? skeleton : undefined
