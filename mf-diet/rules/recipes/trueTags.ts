import { fold } from 'shared/text/fold'
import type { Aliment } from '../../contract/foods'
import type { Recipe } from '../../contract/recipes'
import { USUAL_ALLERGENS } from '../allergens/usualAllergens'

type Food = Pick<Aliment, 'allergens' | 'allergensKnown'>
type Tagged = Pick<Recipe, 'mealCategories' | 'mealSubCategories'>

/** Tags that promise the absence of a food without the word «sin». */
const WITHOUT_ANIMALS = /^(vegan|vegetarian|ovovegetarian|lactovegetarian|ovolactovegetarian)[oa]s?$/

/**
 * A recipe with only those tags that are true of the dish as the person takes it. A tag that promises an absence,
 * «Sin gluten» or «Vegano», is written for the recipe's own foods, and a swap may bring in what it rules out. Such a tag
 * is kept
 * - of an allergen: unless a food of the dish holds it and, in a dish that was changed, only where each food is known
 *   to be free of it, since what is not known is not safe (shared/product/diet.md#allergens);
 * - of anything else, which the foods do not tell: only while the dish is as written.
 *
 * `foodsOf` answers the foods after the person's swaps, undefined for an unknown one. It is asked only for a recipe with
 * such a tag.
 */
export function withTrueTags<R extends Tagged>(
  recipe: R,
  foodsOf: (recipe: R) => { foods: readonly (Food | undefined)[]; changed: boolean },
): R {
  const { mealCategories, mealSubCategories } = recipe
  if (![...mealCategories, ...mealSubCategories].some(tag => promiseOf(tag))) return recipe
  const { foods, changed } = foodsOf(recipe)
  const isTrue = (tag: string) => {
    const promise = promiseOf(tag)
    return !promise || isKept(promise, foods, changed)
  }
  if (mealCategories.every(isTrue) && mealSubCategories.every(isTrue)) return recipe
  return {
    ...recipe,
    mealCategories: mealCategories.filter(isTrue),
    mealSubCategories: mealSubCategories.filter(isTrue),
  }
}

/** The allergens that a tag says are absent; none where it promises something else. */
type Promised = readonly string[]

function isKept(allergens: Promised, foods: readonly (Food | undefined)[], changed: boolean): boolean {
  const holds = (food: Food | undefined) => allergens.some(name => food?.allergens?.includes(name))
  if (foods.some(holds)) return false
  return !changed || (allergens.length > 0 && foods.every(food => food?.allergensKnown === true))
}

/** Thousands of recipes share a few tags: each is read once. */
const read = new Map<string, Promised | undefined>()

/** The promise of a tag; undefined where it promises no absence. */
function promiseOf(tag: string): Promised | undefined {
  if (!read.has(tag)) read.set(tag, readPromise(fold(tag).trim()))
  return read.get(tag)
}

/**
 * The allergens that the words of a tag promise to be absent, found by their names and words: «Sin mariscos» names two. A
 * tag with more words («Sin gluten ni lactosa») names none that the foods could decide.
 */
function readPromise(words: string): Promised | undefined {
  const named = /^(?:sin|libre de)\s+(.*)$/.exec(words)?.[1]
  if (named === undefined && !WITHOUT_ANIMALS.test(words)) return undefined
  const isNamed = ({ name, words: others }: (typeof USUAL_ALLERGENS)[number]) =>
    [name, ...others].some(word => fold(word) === (named ?? words))
  return USUAL_ALLERGENS.filter(isNamed).map(({ name }) => name)
}
