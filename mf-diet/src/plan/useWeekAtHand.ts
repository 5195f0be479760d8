import { useEffect } from 'react'
import { addDays } from 'shared/dates'
import { useToday } from 'shared/dates/useToday'
import { useOnline } from 'shared/offline'
import { useQueryClient } from 'shared/query'
import { useUser } from 'shared/session'
import { recipesOfPlan } from '../../rules/plans/recipesOfPlan'
import { allergiesQuery } from '../allergies/useAllergies'
import type { Catalogue } from '../catalogue/catalogueOf'
import { pictureOf } from '../catalogue/pictureOf'
import { recipeQuery } from '../catalogue/usePreparations'
import { exclusionsQuery } from '../exclusions/useExclusions'
import { shoppingListQuery } from '../shopping/useShoppingList'
import { swapsQuery } from '../swap/useSwaps'
import { useSavedPlans } from './useSavedPlans'

const DAYS = 7

const NONE: readonly string[] = []

/**
 * Prefetches the data that the next seven days and `days` need without a network, whether or not their screens have
 * been opened: the shopping list, exclusions, swaps, and the preparation and picture of each planned meal. Only where
 * the device caches it, and not where the person saves data.
 */
export function useWeekAtHand(catalogue: Catalogue | undefined, days = NONE): void {
  const { id } = useUser()
  const { data: plans } = useSavedPlans()
  const cache = useQueryClient()
  const online = useOnline()
  const today = useToday()
  const shownDays = days.join(' ')

  useEffect(() => {
    if (!online || !catalogue || !plans || !('serviceWorker' in navigator) || savesData()) return
    let current = true
    // The worker caches the fetched pictures.
    void navigator.serviceWorker.ready.then(() => {
      if (!current) return
      void cache.prefetchQuery(shoppingListQuery(id))
      void cache.prefetchQuery(exclusionsQuery(id))
      void cache.prefetchQuery(allergiesQuery(id))
      void cache.prefetchQuery(swapsQuery(id))
      const shown = new Set(shownDays.split(' '))
      const week = plans.filter(({ day }) => shown.has(day) || (day >= today && day < addDays(today, DAYS)))
      const recipes = new Set(week.flatMap(recipesOfPlan).map(catalogue.recipeOf))
      for (const recipe of recipes) {
        if (!recipe) continue
        if (catalogue.accessible.includes(recipe)) void cache.prefetchQuery(recipeQuery(id, recipe.id))
        const picture = pictureOf(recipe)
        if (picture) fetch(picture, { priority: 'low' }).catch(() => undefined)
      }
    })
    return () => {
      current = false
    }
  }, [online, catalogue, plans, cache, id, today, shownDays])
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
