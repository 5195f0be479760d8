import { useEffect } from 'react'

/**
 * A recipe has taken the list's place on the same page: the tab gets its name, and its heading the focus, so that who
 * listens knows where they are. Another recipe in its place is read by the heading itself.
 */
export function useRecipeArrival(name: string): void {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    const before = document.title
    document.title = `${name} · My Diet`
    return () => {
      document.title = before
    }
  }, [name])
}
