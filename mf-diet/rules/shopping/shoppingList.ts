import { daysFromTo } from 'shared/dates'
import type { Aliment, Exclusion } from '../../contract/foods'
import type { MealPlanBody, Slot } from '../../contract/mealPlans'
import type { Ingredient, Recipe } from '../../contract/recipes'
import type { ShoppingListBody } from '../../contract/shopping'
import { MEAL_SLOTS } from '../plans/slots'
import { inMarketOrder, type ShoppingGroup, type ShoppingItem } from './marketOrder'

export interface PlannedMeal {
  day: string
  slot: Slot
  /** Undefined when it was withdrawn. */
  recipe: Recipe | undefined
}

/** An excluded food that a saved plan holds all the same: it is not bought, and the list names its meals. */
interface AvoidedFood {
  aliment: Aliment
  exclusion: Exclusion
  meals: PlannedMeal[]
}

export interface SummedList {
  groups: ShoppingGroup[]
  avoided: AvoidedFood[]
  /** Days without a saved plan: they are named, and nothing is proposed for them. */
  unplannedDays: string[]
  /** Meals without known ingredients: the recipe or a food was withdrawn, or the person lost access to the recipe. */
  incompleteMeals: PlannedMeal[]
}

export interface ShoppingSources {
  /** The saved plans. */
  plans: readonly MealPlanBody[]
  recipeOf: (id: number | null) => Recipe | undefined
  alimentOf: (id: number) => Aliment | undefined
  /** The ingredients of a recipe after the person's swaps. */
  ingredientsOf: (recipe: Recipe) => readonly Ingredient[]
  exclusions: readonly Exclusion[]
}

/**
 * The foods to buy for the plans of these days: each once, after swaps, with the sum of the quantities that the days
 * show.
 */
export function shoppingList(
  { from, to, portions }: ShoppingListBody,
  { plans, recipeOf, alimentOf, ingredientsOf, exclusions }: ShoppingSources,
): SummedList {
  const planOf = new Map(plans.map(plan => [plan.day, plan]))
  const excluded = new Map(exclusions.map(exclusion => [exclusion.alimentId, exclusion]))
  const bought = new Map<number, ShoppingItem>()
  const avoided = new Map<number, AvoidedFood>()
  const incompleteMeals: PlannedMeal[] = []

  /** Whether all ingredients of the meal are known. */
  function add(meal: PlannedMeal, confirmed: readonly number[] | undefined): boolean {
    const ingredients = meal.recipe ? ingredientsOf(meal.recipe) : []
    let complete = ingredients.length > 0
    for (const ingredient of ingredients) {
      const aliment = alimentOf(ingredient.aliment)
      if (aliment) addFood(aliment, ingredient.quantity, meal, confirmed)
      else complete = false
    }
    return complete
  }

  /** A food that the person confirmed for the day's plan is bought like any other. */
  function addFood(aliment: Aliment, quantity: number, meal: PlannedMeal, confirmed: readonly number[] = []) {
    const exclusion = excluded.get(aliment.id)
    if (exclusion && !confirmed.includes(aliment.id)) {
      const meals = avoided.get(aliment.id)?.meals ?? []
      avoided.set(aliment.id, { aliment, exclusion, meals: meals.includes(meal) ? meals : [...meals, meal] })
    } else {
      const before = bought.get(aliment.id)?.quantity ?? 0
      bought.set(aliment.id, { aliment, quantity: before + quantity * portions })
    }
  }

  const days = daysFromTo(from, to)
  for (const plan of days.flatMap(day => planOf.get(day) ?? [])) {
    for (const slot of MEAL_SLOTS) {
      if (plan[slot] === null) continue
      const meal = { day: plan.day, slot, recipe: recipeOf(plan[slot]) }
      if (!add(meal, plan.confirmed)) incompleteMeals.push(meal)
    }
  }

  return {
    groups: inMarketOrder([...bought.values()]),
    avoided: [...avoided.values()],
    unplannedDays: days.filter(day => !planOf.has(day)),
    incompleteMeals,
  }
}
