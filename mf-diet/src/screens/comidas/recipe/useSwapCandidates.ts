import { useMemo } from 'react'
import type { Recipe } from '../../../../contract/recipes'
import { withoutExcluded } from '../../../../rules/foods/excludedFoods'
import { swapCandidates } from '../../../../rules/recipes/swapCandidates'
import type { Catalogue } from '../../../catalogue/catalogueOf'
import { useKnownOfPerson } from '../../../plan/useKnownOfPerson'

/**
 * The candidates of the swap modal for a recipe by one of its tags: the person's recipes, without foods they leave out.
 */
export function useSwapCandidates(tag: string, current: Recipe | undefined, catalogue: Catalogue): Recipe[] {
  const { known } = useKnownOfPerson()
  return useMemo(() => {
    if (!tag || !current) return []
    const candidates = swapCandidates(tag, current, catalogue.accessible)
    // Nothing is offered before it is known what the person avoids.
    return known ? withoutExcluded(candidates, known.exclusions, known.swaps) : []
  }, [tag, current, catalogue, known])
}
