import { addDays } from 'shared/dates'
import type { Exclusion } from '../../contract/foods'
import type { MealPlanBody } from '../../contract/mealPlans'
import type { RatingMark } from '../../contract/ratings'
import type { Recipe, RecipeSwap } from '../../contract/recipes'
import { exclusionOfRecipes } from '../foods/excludedFoods'
import type { Reasons } from '../recipes/chooseRecipe'
import { recipesOfPlan } from './recipesOfPlan'
import { monthOf, weekNumberOf } from './weeksOf'

/** The data of a person that a proposal depends on. */
export interface Circumstances {
  /** The plans, saved or not, at most one a day. */
  plans: readonly MealPlanBody[]
  /** The person's ratings, oldest first. */
  ratings: readonly Pick<RatingMark, 'recipeId' | 'score'>[]
  /** The foods the person leaves out. */
  exclusions: readonly Exclusion[]
  /** The person's ingredient swaps, oldest first. */
  swaps: readonly RecipeSwap[]
}

/** The number of days before the day whose recipes count as recent. */
const LAST_DAYS = 3

/** The reasons against each recipe on a day. */
export function reasonsAgainst(
  day: string,
  recipes: readonly Pick<Recipe, 'id' | 'ingredients'>[],
  { plans, ratings, exclusions, swaps }: Circumstances,
): Reasons {
  const exclusionOf = exclusionOfRecipes(exclusions, swaps)
  const excluded = { allergy: new Set<number>(), dislike: new Set<number>() }
  for (const recipe of recipes) {
    const reason = exclusionOf(recipe)
    if (reason) excluded[reason].add(recipe.id)
  }
  const plannedWhere = (near: (other: string) => boolean) =>
    new Set(plans.filter(plan => near(plan.day)).flatMap(recipesOfPlan))
  const lastScores = new Map(ratings.map(({ recipeId, score }) => [recipeId, score]))
  return {
    allergic: excluded.allergy,
    sameWeek: plannedWhere(other => inSameWeek(other, day)),
    lastDays: plannedWhere(other => other < day && other >= addDays(day, -LAST_DAYS)),
    badlyRated: new Set([...lastScores].flatMap(([id, score]) => (score === 'PODRIA_MEJORAR' ? [id] : []))),
    disliked: excluded.dislike,
  }
}

/** By the week tabs (shared/product/diet.md#weeks). */
function inSameWeek(a: string, b: string): boolean {
  return a.slice(0, 4) === b.slice(0, 4) && monthOf(a) === monthOf(b) && weekNumberOf(a) === weekNumberOf(b)
}
