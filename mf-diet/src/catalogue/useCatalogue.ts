import { useMemo } from 'react'
import { dataOf } from 'shared/client'
import { ownsCourse } from 'shared/entitlements'
import { useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import type { Aliment, Recipe } from '../../contract'
import { accessibleRecipes } from '../../rules/accessibleRecipes'
import { courses, diet } from '../api'

/** Recipes change when the practice publishes, not while a person cooks. */
const STALE_AFTER_MS = 10 * 60_000

export interface Catalogue {
  /** Every recipe there is; none means that nothing has been published. */
  recipes: Recipe[]
  /** Those of the courses the person bought (specification, 5, "Recipes"). */
  accessible: Recipe[]
  recipeOf: (id: number | null) => Recipe | undefined
  alimentOf: (id: number) => Aliment | undefined
}

/** Recipes and aliments, and which of them are the person's. */
export function useCatalogue() {
  const user = useUser()
  const recipes = useQuery({
    queryKey: ['diet', 'recipes', user.id],
    queryFn: () => dataOf(diet('GET recipes')),
    staleTime: STALE_AFTER_MS,
  })
  const aliments = useQuery({
    queryKey: ['diet', 'aliments'],
    queryFn: () => dataOf(diet('GET aliments')),
    staleTime: STALE_AFTER_MS,
  })
  const offered = useQuery({
    queryKey: ['courses'],
    queryFn: () => dataOf(courses('GET courses')),
    staleTime: STALE_AFTER_MS,
  })
  const all = [recipes, aliments, offered]

  const catalogue = useMemo<Catalogue | undefined>(() => {
    if (!recipes.data || !aliments.data || !offered.data) return undefined
    const titles = offered.data.filter(course => ownsCourse(user, course.id)).map(course => course.title)
    const recipesById = new Map(recipes.data.map(recipe => [recipe.id, recipe]))
    const alimentsById = new Map(aliments.data.map(aliment => [aliment.id, aliment]))
    return {
      recipes: recipes.data,
      accessible: accessibleRecipes(recipes.data, titles),
      recipeOf: id => (id === null ? undefined : recipesById.get(id)),
      alimentOf: id => alimentsById.get(id),
    }
  }, [recipes.data, aliments.data, offered.data, user])

  return {
    catalogue,
    failed: all.some(query => query.isError),
    retrying: all.some(query => query.isFetching),
    retry: () => all.filter(query => query.isError).forEach(query => void query.refetch()),
  }
}
