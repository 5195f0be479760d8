import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the screen matches a media query, such as `(min-width: 64rem)`; it follows changes. For parts that must not
 * stand twice in the page, or that CSS alone cannot show otherwise.
 */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  )
}
