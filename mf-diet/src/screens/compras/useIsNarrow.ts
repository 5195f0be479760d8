import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 39.99rem)'

const isNarrow = () => matchMedia(NARROW).matches

function follow(change: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', change)
  return () => query.removeEventListener('change', change)
}

/** Whether the screen is a phone's: what is no food to buy folds away there, so that the foods come first. */
export const useIsNarrow = () => useSyncExternalStore(follow, isNarrow, () => false)
