import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

let arrivals = 0

/**
 * A screen has arrived, from the shell or from a remote: the tab gets its title and the heading gets the focus, so that
 * a screen reader says where the person is. The focus stays on a page that has just been opened. The host calls it;
 * a screen that changes on the same path uses `useTabTitle` and `useHeadingFocus`.
 */
export function useArrival(title: string, ready = true): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it an arrival, though it is not read
  useEffect(() => {
    if (!ready) return
    document.title = titleOf(title)
    arrivals += 1
    // A person who signed in has used this page already, though the router has just begun.
    if (arrivals > 1 || navigator.userActivation?.hasBeenActive) focusHeading()
  }, [title, pathname, ready])
}

/**
 * While one thing fills a screen, a recipe or a tip, the tab has its name; afterwards the screen's title again.
 * `undefined` while the name is on its way.
 */
export function useTabTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    let before: string | undefined
    let left = false
    // The host names the screen itself when it arrives, which may be in this same moment and comes last.
    queueMicrotask(() => {
      if (left) return
      before = document.title
      document.title = titleOf(name)
    })
    return () => {
      left = true
      if (before !== undefined) document.title = before
    }
  }, [name])
}

/**
 * For a part of a screen that takes the place of another on the same path, a recipe in place of its list: the new
 * heading gets the focus, unless the page has just been opened or something else has the focus.
 */
export function useHeadingFocus(ready = true): void {
  useEffect(() => {
    const opened = navigator.userActivation?.hasBeenActive === false
    if (ready && !opened && document.activeElement === document.body) focusHeading()
  }, [ready])
}

const titleOf = (name: string) => `${name} · My Diet`

/** Also a heading that does not expect it: a remote's screen need not know how the host announces it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  // The scroll position is the host's to set.
  heading.focus({ preventScroll: true })
}
