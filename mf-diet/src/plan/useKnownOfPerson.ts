import { useMemo } from 'react'
import { allOf } from 'shared/query'
import type { Circumstances } from '../../rules/plans/reasonsAgainst'
import { useExclusions } from '../exclusions/useExclusions'
import { useRatings } from '../ratings/useRatings'
import { useSwaps } from '../swap/useSwaps'

export type KnownOfPerson = Omit<Circumstances, 'plans'>

/**
 * The person's data that a recipe is chosen by. It is undefined until exclusions and swaps are loaded, since a food may
 * harm the person; ratings only improve a choice, so it does without them when they fail.
 */
export function useKnownOfPerson() {
  const exclusions = useExclusions()
  const swaps = useSwaps()
  const ratings = useRatings()
  const rated = ratings.data ?? (ratings.isError ? NONE : undefined)

  const known = useMemo<KnownOfPerson | undefined>(
    () =>
      exclusions.data && swaps.data && rated
        ? { exclusions: exclusions.data, swaps: swaps.data, ratings: rated }
        : undefined,
    [exclusions.data, swaps.data, rated],
  )
  return {
    known,
    ...allOf(exclusions, swaps),
  }
}

const NONE: KnownOfPerson['ratings'] = []
