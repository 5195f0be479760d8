import type { Recipe } from '../../contract/recipes'

/** The address of a recipe's picture; undefined without a name, then a plate is drawn instead. */
export function pictureOf(recipe: Pick<Recipe, 'image'>): string | undefined {
  return recipe.image.name ? `/api/files/${encodeURIComponent(recipe.image.name)}` : undefined
}
