import type { ReactNode } from 'react'
import { useHeadingFocus, useTabTitle } from 'shared/router'
import type { Recipe } from '../../../../contract'
import { isConsumed } from '../../../../rules/recipes/isConsumed'
import type { Catalogue } from '../../../catalogue/catalogueOf'
import { usePreparations } from '../../../catalogue/usePreparations'
import { useExclusions } from '../../../exclusions/useExclusions'
import { ratingProblem, useRate } from '../../../ratings/useRate'
import { useRatings } from '../../../ratings/useRatings'
import { useSwapIngredient } from '../../../swap/useSwapIngredient'
import { RecipeView } from './RecipeView'

interface RecipeDetailProps {
  recipe: Recipe
  label: string
  catalogue: Catalogue
  onTag?: (tag: string) => void
  action?: ReactNode
  save?: ReactNode
}

/** A recipe with the person's rating and swaps. */
export function RecipeDetail({ recipe, catalogue, ...rest }: RecipeDetailProps) {
  useTabTitle(recipe.name)
  useHeadingFocus()
  const whole = usePreparations(catalogue, [recipe.id])
  const ratings = useRatings()
  const exclusions = useExclusions()
  const rate = useRate(recipe)
  const swap = useSwapIngredient(recipe, catalogue)
  return (
    <RecipeView
      {...rest}
      recipe={recipe}
      catalogue={whole}
      exclusions={exclusions.data ?? []}
      consumed={isConsumed(ratings.data ?? [], recipe.id)}
      rating={{
        busy: rate.isPending,
        problem: ratingProblem(rate.error),
        send: body =>
          rate.mutateAsync(body).then(
            () => true,
            () => false,
          ),
      }}
      onSwapIngredient={swap.mutate}
    />
  )
}
