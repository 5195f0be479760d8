import { useEffect } from 'react'
import { useLocation } from 'shared/router'

let arrivals = 0

/**
 * A screen has arrived, from the shell or from a remote: the tab gets its title and, except on the first page, the
 * focus goes to its heading, so that who listens knows where they are.
 */
export function useArrival(title: string, ready = true): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what makes it an arrival, though it is not read
  useEffect(() => {
    if (!ready) return
    document.title = `${title} · My Diet`
    arrivals += 1
    if (arrivals > 1) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [title, pathname, ready])
}
