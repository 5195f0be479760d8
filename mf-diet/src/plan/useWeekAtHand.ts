import { useEffect } from 'react'
import { addDays } from 'shared/dates'
import { useToday } from 'shared/dates/useToday'
import { useOnline } from 'shared/offline'
import { useQueryClient } from 'shared/query'
import { useUser } from 'shared/session'
import { recipesOfPlan } from '../../rules/plans/recipesOfPlan'
import type { Catalogue } from '../catalogue/catalogueOf'
import { pictureOf } from '../catalogue/pictureOf'
import { recipeQuery } from '../catalogue/usePreparations'
import { exclusionsQuery } from '../own/useExclusions'
import { shoppingListQuery } from '../own/useShoppingList'
import { swapsQuery } from '../own/useSwaps'
import { useSavedPlans } from './useSavedPlans'

const DAYS = 7

/**
 * Asks ahead for what the week needs when there is no network, whether or not its screens have been opened yet: the
 * shopping list, what the person avoids and swapped, and how what is planned is made and looks. Only where the device
 * keeps it, and not for who saves data.
 */
export function useWeekAtHand(catalogue: Catalogue | undefined): void {
  const { id } = useUser()
  const { data: plans } = useSavedPlans()
  const cache = useQueryClient()
  const online = useOnline()
  const today = useToday()

  useEffect(() => {
    if (!online || !catalogue || !plans || !('serviceWorker' in navigator) || savesData()) return
    let current = true
    // Once there is one, it keeps the pictures that are fetched.
    void navigator.serviceWorker.ready.then(() => {
      if (!current) return
      void cache.prefetchQuery(shoppingListQuery(id))
      void cache.prefetchQuery(exclusionsQuery(id))
      void cache.prefetchQuery(swapsQuery(id))
      const week = plans.filter(({ day }) => day >= today && day < addDays(today, DAYS))
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
  }, [online, catalogue, plans, cache, id, today])
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
