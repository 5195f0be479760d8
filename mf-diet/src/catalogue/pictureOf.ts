import type { Recipe } from '../../contract'

/** Where a recipe's picture is; without a name there is none and a plate is drawn instead. */
export function pictureOf(recipe: Pick<Recipe, 'image'>): string | undefined {
  return recipe.image.name ? `/api/files/${encodeURIComponent(recipe.image.name)}` : undefined
}
