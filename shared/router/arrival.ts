import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { focusOn, isFocusFree } from './focus'

let arrivals = 0

/**
 * A screen of the shell or of a remote has arrived: the tab gets its title and the heading gets the focus, so that a
 * screen reader announces it. The focus does not move on a page that has just been opened. The host calls it; a screen
 * that changes on the same path uses `useTabTitle` and `useHeadingFocus`.
 */
export function useArrival(title: string, ready = true): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is an arrival, though the path is not read
  useEffect(() => {
    if (!ready) return
    document.title = titleOf(title)
    arrivals += 1
    // A person who signed in has used this page already, though the router has just begun.
    if (arrivals > 1 || navigator.userActivation?.hasBeenActive) focusHeading()
  }, [title, pathname, ready])
}

/**
 * Sets the tab's title while one item, such as a recipe or a tip, fills the screen; afterwards the screen's title
 * returns. `undefined` while the name is loading.
 */
export function useTabTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return
    let before: string | undefined
    let left = false
    // The host sets the screen's title when it arrives, which may be in this same moment and after this effect.
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
 * For a part of a screen that replaces another on the same path, such as a recipe that replaces its list: the new
 * heading gets the focus, unless the page has just been opened or another element has the focus.
 */
export function useHeadingFocus(ready = true): void {
  useEffect(() => {
    const opened = navigator.userActivation?.hasBeenActive === false
    if (ready && !opened && isFocusFree()) focusHeading()
  }, [ready])
}

const titleOf = (name: string) => `${name} · My Diet`

/** Also a heading without `tabindex`: a remote's screen need not know how the host announces it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1')
  // The host sets the scroll position.
  if (heading) focusOn(heading)
}
