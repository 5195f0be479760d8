import { useMemo } from 'react'
import type { Recipe } from '../../../../contract'
import { excludedFoodsIn } from '../../../../rules/excludedFoods'
import { swapCandidates } from '../../../../rules/swapCandidates'
import type { Catalogue } from '../../../catalogue/catalogueOf'
import { useExclusions } from '../../../own/useExclusions'

/** What the swap modal offers for a recipe by one of its tags: the person's recipes, without foods they leave out. */
export function useSwapCandidates(tag: string, current: Recipe | undefined, catalogue: Catalogue): Recipe[] {
  const { data: exclusions } = useExclusions()
  return useMemo(() => {
    if (!tag || !current) return []
    const candidates = swapCandidates(tag, current, catalogue.accessible)
    return candidates.filter(
      recipe => excludedFoodsIn(catalogue.ingredientsOf(recipe), exclusions ?? []).length === 0,
    )
  }, [tag, current, catalogue, exclusions])
}
