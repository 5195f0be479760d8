import type { Recipe } from '../../contract'
import { searchRecipes } from '../../rules/searchRecipes'
import type { Catalogue } from './catalogueOf'

/** A search over some of the catalogue's recipes: an ingredient is found by the food that the person takes for it. */
export function searchCatalogue(
  { ingredientsOf, alimentOf }: Pick<Catalogue, 'ingredientsOf' | 'alimentOf'>,
  recipes: readonly Recipe[],
): (query: string) => Recipe[] {
  return searchRecipes(recipes, recipe =>
    ingredientsOf(recipe).flatMap(({ aliment }) => alimentOf(aliment)?.alimentos ?? []),
  )
}
