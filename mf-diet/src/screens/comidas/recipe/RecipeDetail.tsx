import type { ReactNode } from 'react'
import { CLINIC_ZONE } from 'shared/dates/instants'
import { useTodayIn } from 'shared/dates/useTodayIn'
import { useHeadingFocus, useTabTitle } from 'shared/router'
import type { Recipe } from '../../../../contract/recipes'
import { canMark } from '../../../../rules/plans/canMark'
import { canUnmark } from '../../../../rules/plans/canUnmark'
import { marksOfMeal } from '../../../../rules/plans/consumedMeals'
import { isConsumed } from '../../../../rules/recipes/isConsumed'
import type { Catalogue } from '../../../catalogue/catalogueOf'
import { usePreparations } from '../../../catalogue/usePreparations'
import { useExclusions } from '../../../exclusions/useExclusions'
import { type MealOfDay, ratingProblem, useRate } from '../../../ratings/useRate'
import { useRatings } from '../../../ratings/useRatings'
import { useUnmark } from '../../../ratings/useUnmark'
import { useSwapIngredient } from '../../../swap/useSwapIngredient'
import { RecipeView } from './RecipeView'

interface RecipeDetailProps {
  recipe: Recipe
  label: string
  catalogue: Catalogue
  /** The meal of the plan that it is; undefined for a recipe that was opened outside a plan. */
  meal?: MealOfDay
  /**
   * Saves the unsaved plan that the meal is in. A meal counts as consumed only while its slot holds the recipe, so the
   * plan is saved before the rating is sent.
   */
  keeping?: { keep: () => Promise<void>; busy: boolean }
  mark?: ReactNode
  onTag?: (tag: string) => void
  action?: ReactNode
  save?: ReactNode
}

/** A recipe with the person's rating and swaps. */
export function RecipeDetail({ recipe, catalogue, meal, keeping, ...rest }: RecipeDetailProps) {
  useTabTitle(recipe.name)
  useHeadingFocus()
  const whole = usePreparations(catalogue, [recipe.id])
  const { data: ratings = [] } = useRatings()
  const exclusions = useExclusions()
  const rate = useRate(recipe, meal)
  const unmark = useUnmark(recipe)
  const marks = meal && marksOfMeal(ratings, { ...meal, recipeId: recipe.id })
  const unmarkable = marks && marks.length > 0 && canUnmark(marks, new Date())
  const clinicDay = useTodayIn(CLINIC_ZONE)
  const swap = useSwapIngredient(recipe, catalogue)
  return (
    <RecipeView
      {...rest}
      recipe={recipe}
      catalogue={whole}
      exclusions={exclusions.data ?? []}
      consumed={marks ? marks.length > 0 : isConsumed(ratings, recipe.id)}
      rating={{
        busy: rate.isPending || keeping?.busy === true,
        again: !meal,
        opensOn: meal && !canMark(meal.day, clinicDay) ? meal.day : undefined,
        async send(body) {
          try {
            await keeping?.keep()
            await rate.mutateAsync(body)
            return { sent: true }
          } catch (error) {
            return { sent: false, problem: ratingProblem(error) }
          }
        },
        unmark: unmarkable ? () => unmark.mutate(meal) : undefined,
        unmarking: unmark.isPending,
      }}
      onSwapIngredient={swap.mutate}
    />
  )
}
