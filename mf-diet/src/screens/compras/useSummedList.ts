import { useMemo } from 'react'
import { allOf } from 'shared/query'
import type { ShoppingListBody } from '../../../contract/shopping'
import { type SummedList, shoppingList } from '../../../rules/shopping/shoppingList'
import { useCatalogue } from '../../catalogue/useCatalogue'
import { useExclusions } from '../../exclusions/useExclusions'
import { useSavedPlans } from '../../plan/useSavedPlans'

/** The foods to buy for these days, summed from the plans that are saved now, and the catalogue. */
export function useSummedList(days: ShoppingListBody | undefined) {
  const { catalogue, ...recipes } = useCatalogue()
  const plans = useSavedPlans()
  const exclusions = useExclusions()

  const summed = useMemo<SummedList | undefined>(() => {
    if (!days || !catalogue || !plans.data || !exclusions.data) return undefined
    return shoppingList(days, { ...catalogue, plans: plans.data, exclusions: exclusions.data })
  }, [days, catalogue, plans.data, exclusions.data])

  return {
    catalogue,
    summed,
    ...allOf(recipes, plans, exclusions),
  }
}
