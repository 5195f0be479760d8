import { addDays } from 'shared/dates'
import type { Exclusion, MealPlanBody, RatingMark, Recipe } from '../contract'
import type { Reasons } from './chooseRecipe'
import { recipesOfPlan } from './recipesOfPlan'
import { monthOf, weekNumberOf } from './weeksOf'

/** What is known of the person. */
export interface Circumstances<R> {
  /** What is planned, saved or not; one a day. */
  plans: readonly MealPlanBody[]
  /** The person's ratings, oldest first. */
  ratings: readonly Pick<RatingMark, 'recipeId' | 'score'>[]
  exclusions: readonly Exclusion[]
  /** The aliments a recipe is made of for this person, after their swaps. */
  alimentsOf: (recipe: R) => readonly number[]
}

/** So many days before the day count as the last ones. */
const LAST_DAYS = 3

/** What speaks against each recipe on a day. */
export function reasonsAgainst<R extends Pick<Recipe, 'id'>>(
  day: string,
  recipes: readonly R[],
  { plans, ratings, exclusions, alimentsOf }: Circumstances<R>,
): Reasons {
  const excludedFor = (reason: Exclusion['reason']) => {
    const foods = new Set(exclusions.filter(e => e.reason === reason).map(e => e.alimentId))
    return new Set(recipes.filter(recipe => alimentsOf(recipe).some(id => foods.has(id))).map(r => r.id))
  }
  const plannedWhere = (near: (other: string) => boolean) =>
    new Set(plans.filter(plan => near(plan.day)).flatMap(recipesOfPlan))
  const lastScores = new Map(ratings.map(({ recipeId, score }) => [recipeId, score]))
  return {
    allergic: excludedFor('allergy'),
    sameWeek: plannedWhere(other => inSameWeek(other, day)),
    lastDays: plannedWhere(other => other < day && other >= addDays(day, -LAST_DAYS)),
    badlyRated: new Set([...lastScores].flatMap(([id, score]) => (score === 'PODRIA_MEJORAR' ? [id] : []))),
    disliked: excludedFor('dislike'),
  }
}

/** By the weeks of the specification's section 9. */
function inSameWeek(a: string, b: string): boolean {
  return a.slice(0, 4) === b.slice(0, 4) && monthOf(a) === monthOf(b) && weekNumberOf(a) === weekNumberOf(b)
}
