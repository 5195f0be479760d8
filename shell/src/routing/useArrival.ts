import { useEffect } from 'react'
import { useLocation } from 'shared/router'

let arrivals = 0

/**
 * A screen has arrived, from the shell or from a remote: the tab gets its title and, except on a page that has just
 * been opened, the focus goes to its heading, so that who listens knows where they are.
 */
export function useArrival(title: string, ready = true): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it an arrival, though it is not read
  useEffect(() => {
    if (!ready) return
    document.title = `${title} · My Diet`
    arrivals += 1
    // Who signed in has used this page already, though the router has just begun.
    if (arrivals > 1 || navigator.userActivation?.hasBeenActive) focusHeading()
  }, [title, pathname, ready])
}

/** Also a heading that does not expect it: a remote's screen need not know how the host announces it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  // Where the page stands is ScrollMemory's to say.
  heading.focus({ preventScroll: true })
}
