import { useDeferredValue, useMemo } from 'react'
import { dataOf } from 'shared/client'
import { useOfferedCourses } from 'shared/courses/useOfferedCourses'
import { ownsCourse } from 'shared/entitlements'
import { allOf, cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { diet } from '../api'
import { useSwaps } from '../swap/useSwaps'
import { type Catalogue, catalogueOf } from './catalogueOf'
import { STALE_AFTER_MS, useAliments } from './useAliments'

export const recipesKey = (userId: number) => ['diet', 'recipes', userId]

/** Recipes and aliments, with the recipes that the person may see and their ingredients after swaps. */
export function useCatalogue() {
  const user = useUser()
  const recipes = useQuery({
    ...cachedOffline,
    queryKey: recipesKey(user.id),
    queryFn: () => dataOf(diet('GET recipes')),
    staleTime: STALE_AFTER_MS,
    // Comparing thousands of new recipes with the old ones would block the page for no gain.
    structuralSharing: false,
  })
  const aliments = useAliments()
  const offered = useOfferedCourses()
  const swaps = useSwaps()

  // A loaded answer is rendered in one go. The catalogue is deferred by a moment, so that a screen's first rendering
  // with thousands of recipes is sliced and a phone's page does not freeze.
  const there = useDeferredValue([recipes, aliments, offered, swaps].every(query => query.data !== undefined))

  const catalogue = useMemo<Catalogue | undefined>(() => {
    if (!there || !recipes.data || !aliments.data || !offered.data || !swaps.data) return undefined
    const titles = offered.data.filter(course => ownsCourse(user, course.id)).map(course => course.title)
    return catalogueOf(recipes.data, aliments.data, titles, swaps.data)
  }, [there, recipes.data, aliments.data, offered.data, swaps.data, user])

  return {
    catalogue,
    ...allOf(recipes, aliments, offered, swaps),
  }
}
