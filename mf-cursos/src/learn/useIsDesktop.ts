import { useSyncExternalStore } from 'react'

/** From this width on the frame has its side menu, and a subtopic stands beside the list. */
const DESKTOP = '(min-width: 64rem)'

const isDesktop = () => matchMedia(DESKTOP).matches

function follow(changed: () => void) {
  const query = matchMedia(DESKTOP)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the page is as wide as a laptop; parts that must not stand twice in the page are chosen by it. */
export const useIsDesktop = () => useSyncExternalStore(follow, isDesktop, () => false)
