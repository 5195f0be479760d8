import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, PropsWithChildren } from 'react'
import type { Recipe } from '../contract/recipes'
import { sampleCatalogue } from '../src/sampleCatalogue'
import type { Rating } from '../src/screens/comidas/recipe/RateRecipe'
import type { RatingOutcome, TypedRating } from '../src/screens/comidas/recipe/RatingForm'
import { RecipeView, type RecipeViewProps } from '../src/screens/comidas/recipe/RecipeView'

export const [breakfast, another] = sampleCatalogue.recipes as [Recipe, Recipe]

/** A breakfast in a router, or what the properties say. */
export function showIn(wrapper: ComponentType<PropsWithChildren>, props: Partial<RecipeViewProps> = {}) {
  const send = jest.fn<Promise<RatingOutcome>, [TypedRating]>(async () => ({ sent: true }))
  const unmark = jest.fn()
  const rating: Rating = { busy: false, again: false, send, unmark: undefined, unmarking: false }
  const onSwapIngredient = jest.fn()
  const onTag = jest.fn()
  const viewOf = (other: Partial<RecipeViewProps>) => (
    <RecipeView
      recipe={breakfast}
      label="Desayuno"
      catalogue={sampleCatalogue}
      exclusions={[]}
      consumed={false}
      rating={rating}
      onSwapIngredient={onSwapIngredient}
      onTag={onTag}
      {...props}
      {...other}
    />
  )
  const { container, rerender } = render(viewOf({}), { wrapper })
  const change = (other: Partial<RecipeViewProps>) => rerender(viewOf(other))
  return { container, change, send, unmark, rating, onSwapIngredient, onTag, user: userEvent.setup() }
}
