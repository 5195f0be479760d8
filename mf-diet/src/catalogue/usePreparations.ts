import { dataOf } from 'shared/client'
import { allOf, cachedOffline, useQueries } from 'shared/query'
import { useUser } from 'shared/session'
import { diet } from '../api'
import type { Catalogue } from './catalogueOf'
import { STALE_AFTER_MS } from './useAliments'

/** A recipe with its preparation. */
export const recipeQuery = (userId: number, id: number) => ({
  ...cachedOffline,
  queryKey: ['diet', 'recipe', userId, id],
  queryFn: () => dataOf(diet('GET recipes/{id}', { params: { id } })),
  staleTime: STALE_AFTER_MS,
})

/** The catalogue with the preparations of these recipes, as far as the person may see them. */
export function usePreparations<C extends Catalogue | undefined>(catalogue: C, ids: readonly number[]): C {
  const user = useUser()
  const wanted = [...new Set(ids)].flatMap(id => {
    const recipe = catalogue?.recipeOf(id)
    return recipe && !recipe.preparation && catalogue?.accessible.includes(recipe) ? [recipe] : []
  })
  const answers = useQueries({ queries: wanted.map(recipe => recipeQuery(user.id, recipe.id)) })
  if (!catalogue) return catalogue
  const known = new Map(wanted.map((recipe, i) => [recipe, answers[i]]))
  return {
    ...catalogue,
    preparationOf: recipe => {
      const answer = known.get(recipe)
      if (!answer) return catalogue.preparationOf(recipe)
      if (answer.data) return { html: answer.data.preparation }
      return allOf(answer)
    },
  }
}
