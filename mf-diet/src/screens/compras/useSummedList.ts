import { useMemo } from 'react'
import { allOf } from 'shared/query'
import type { ShoppingListBody } from '../../../contract'
import { type SummedList, shoppingList } from '../../../rules/shopping/shoppingList'
import { useCatalogue } from '../../catalogue/useCatalogue'
import { useExclusions } from '../../own/useExclusions'
import { useSavedPlans } from '../../plan/useSavedPlans'

/** What to buy for these days, of what is saved now; and the catalogue it is summed from. */
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
