import { useMemo } from 'react'
import { allOf } from 'shared/query'
import type { Circumstances } from '../../rules/plans/reasonsAgainst'
import { useExclusions } from '../own/useExclusions'
import { useRatings } from '../own/useRatings'
import { useSwaps } from '../own/useSwaps'

export type KnownOfPerson = Omit<Circumstances, 'plans'>

/**
 * What a recipe is chosen by, beside the plans. Nothing is known until it is known which foods may harm the person;
 * ratings only make a choice better, and are done without when they do not come.
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
