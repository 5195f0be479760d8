/**
 * The server's page below `/user` contains both the sign-in form and the frame with a skeleton of its screen. The
 * script in index.html, which the content security policy allows by its hash, chooses before the first paint: if a
 * token is stored (session/tokenStore.ts) the document gets the attribute `data-opening`, and the frame is shown until
 * React has rendered its own. The attribute is `early` until the shell's code runs, then `frame`.
 *
 * The page at `/` has the form alone, with `data-opening="early"` from the server, and the script after the form: the
 * script shows the form to a person without a token, and sends a signed-in person on to `/user`.
 */
const openedAt = location.pathname === '/' ? '/user' : location.pathname
const skeleton = document.getElementById('skeleton')

/**
 * Empties `root` before React renders the app into it where it holds the sign-in form, beside the frame, or where a
 * token is stored. The skeleton of another form before sign-in stays until React's first rendering takes its place.
 */
export function beginOpening(root: HTMLElement): void {
  const { opening } = document.documentElement.dataset
  if (opening || document.getElementById('first-frame')) root.replaceChildren()
  if (opening) document.documentElement.dataset.opening = 'frame'
}

/**
 * Removes the server's frame once React has rendered its own. A press ends first: a link that goes away between its
 * beginning and its end is not pressed.
 */
export function endOpening(): void {
  if (document.querySelector('#first-frame :active')) return void setTimeout(endOpening, PRESS_MS)
  delete document.documentElement.dataset.opening
  document.getElementById('first-frame')?.remove()
  void sharpenText()
}

/** How often the end of a press is looked for. */
const PRESS_MS = 100

/**
 * Lets the text have the product's font, which was not to share a slow connection with the code of form or frame. Until
 * then it has the fallback with the same measures. A browser with the service worker has the font on the device, and
 * begins with it. Some lines break elsewhere in the new font, and what is below them moves: a press ends first, because
 * a button that moves between its beginning and its end is not pressed.
 */
export async function sharpenText(): Promise<void> {
  const { dataset } = document.documentElement
  if (!dataset.font) return
  // Without the font the text keeps its fallback.
  await document.fonts.load('1em Cabin').catch(() => undefined)
  while (document.querySelector(':active')) await new Promise(next => setTimeout(next, PRESS_MS))
  delete dataset.font
}

/** The server's skeleton for the screen at this address, if the page was opened there. */
export const skeletonAt = (pathname: string): HTMLElement | undefined =>
  skeleton && pathname === openedAt ? skeleton : undefined
