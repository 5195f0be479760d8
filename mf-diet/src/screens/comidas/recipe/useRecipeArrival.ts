import { useEffect } from 'react'
import { useTabTitle } from '../../../useTabTitle'

/**
 * A recipe has taken the list's place on the same page: the tab gets its name, and its heading the focus, so that who
 * listens knows where they are. Another recipe in its place is read by the heading itself.
 */
export function useRecipeArrival(name: string): void {
  useTabTitle(name)

  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
}
