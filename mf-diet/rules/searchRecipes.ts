import type { Recipe } from '../contract'

type Searchable = Pick<Recipe, 'name' | 'mealTime' | 'mealCategories' | 'mealSubCategories'>

/**
 * A search over recipes by name, ingredient and tag: every word of the query begins a word of one of them, whatever
 * the case and the accents; an empty query finds all. The words are gathered once, then asked at every keystroke.
 */
export function searchRecipes<R extends Searchable>(
  recipes: readonly R[],
  ingredientNamesOf: (recipe: R) => readonly string[] = () => [],
): (query: string) => R[] {
  const indexed = recipes.map(recipe => {
    const { name, mealTime, mealCategories, mealSubCategories } = recipe
    const texts = [name, ...mealTime, ...mealCategories, ...mealSubCategories, ...ingredientNamesOf(recipe)]
    return { recipe, words: ` ${wordsOf(texts.join(' ')).join(' ')}` }
  })
  return query => {
    const wanted = wordsOf(query)
    return indexed
      .filter(({ words }) => wanted.every(word => words.includes(` ${word}`)))
      .map(({ recipe }) => recipe)
  }
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
