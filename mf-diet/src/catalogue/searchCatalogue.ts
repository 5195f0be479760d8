import type { Recipe } from '../../contract/recipes'
import { searchRecipes } from '../../rules/recipes/searchRecipes'
import type { Catalogue } from './catalogueOf'

/** A search over some of the catalogue's recipes: it finds an ingredient by the food that the person takes for it. */
export function searchCatalogue(
  { takenFor }: Pick<Catalogue, 'takenFor'>,
  recipes: readonly Recipe[],
): (query: string) => Recipe[] {
  return searchRecipes(recipes, ({ ingredients }) =>
    ingredients.map(ingredient => takenFor(ingredient)?.alimentos ?? ''),
  )
}
