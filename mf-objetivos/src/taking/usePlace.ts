import { useEffect, useState } from 'react'
import { draftStorage } from 'shared/forms/draftStorage'

/**
 * The place of the question that the person has chosen; undefined where the test goes on at its first open question. A
 * reload stays at a question that the person went back to, which the answers alone do not tell. `open` is the place of
 * the first open question.
 */
export function usePlace(name: string, count: number, open: number) {
  const [storage] = useState(() => draftStorage(name))
  const [chosen, setAt] = useState(() => placeIn(storage.read(), count))
  const at = chosen ?? open
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer moves the first open question, and the person stays
  useEffect(() => {
    if (at < open) storage.write(at)
    else storage.forget()
  }, [at, storage])
  // A test that is left goes on at its first open question.
  useEffect(() => storage.forget, [storage])
  return [at, setAt] as const
}

function placeIn(stored: unknown, count: number): number | undefined {
  return typeof stored === 'number' && stored >= 0 && stored < count ? stored : undefined
}
