import { createElement } from 'react'

/** Fills the place with a part of the page; the function that it answers takes the part away again. */
type Mount = (place: HTMLElement) => () => void

/**
 * A screen or widget that is written without React: the shell knows components, so this one holds a place and leaves what
 * is in it alone.
 */
export function plainScreen(mount: Mount) {
  const ref = (place: HTMLElement | null) => (place ? mount(place) : undefined)
  return () => createElement('div', { ref })
}
