import { daysFromTo } from 'shared/dates'
import type {
  Aliment,
  Exclusion,
  Ingredient,
  MealPlanBody,
  Recipe,
  ShoppingListBody,
  Slot,
} from '../../contract'
import { MEAL_SLOTS } from '../plans/slots'
import { inMarketOrder, type ShoppingGroup, type ShoppingItem } from './marketOrder'

export interface PlannedMeal {
  day: string
  slot: Slot
  /** Nothing when it was withdrawn. */
  recipe: Recipe | undefined
}

/** A food to leave out that a saved plan holds all the same: it is not bought, and the person is told where it is. */
interface AvoidedFood {
  aliment: Aliment
  reason: Exclusion['reason']
  meals: PlannedMeal[]
}

export interface SummedList {
  groups: ShoppingGroup[]
  avoided: AvoidedFood[]
  /** Days for which nothing is saved: named, not invented. */
  unplannedDays: string[]
  /** Meals of which not all ingredients are known: withdrawn, or no longer the person's. */
  incompleteMeals: PlannedMeal[]
}

export interface ShoppingSources {
  /** Those that are saved. */
  plans: readonly MealPlanBody[]
  recipeOf: (id: number | null) => Recipe | undefined
  alimentOf: (id: number) => Aliment | undefined
  /** What the person takes for a recipe: after swaps. */
  ingredientsOf: (recipe: Recipe) => readonly Ingredient[]
  exclusions: readonly Exclusion[]
}

/** What to buy for the plans of these days: every food once, after swaps, in as much as the days show of it together. */
export function shoppingList(
  { from, to, portions }: ShoppingListBody,
  { plans, recipeOf, alimentOf, ingredientsOf, exclusions }: ShoppingSources,
): SummedList {
  const planOf = new Map(plans.map(plan => [plan.day, plan]))
  const reasons = new Map(exclusions.map(({ alimentId, reason }) => [alimentId, reason]))
  const bought = new Map<number, ShoppingItem>()
  const avoided = new Map<number, AvoidedFood>()
  const incompleteMeals: PlannedMeal[] = []

  /** Whether everything the meal is made of is known. */
  function add(meal: PlannedMeal): boolean {
    const ingredients = meal.recipe ? ingredientsOf(meal.recipe) : []
    let complete = ingredients.length > 0
    for (const ingredient of ingredients) {
      const aliment = alimentOf(ingredient.aliment)
      if (aliment) addFood(aliment, ingredient.quantity, meal)
      else complete = false
    }
    return complete
  }

  function addFood(aliment: Aliment, quantity: number, meal: PlannedMeal) {
    const reason = reasons.get(aliment.id)
    if (reason) {
      const meals = avoided.get(aliment.id)?.meals ?? []
      avoided.set(aliment.id, { aliment, reason, meals: meals.includes(meal) ? meals : [...meals, meal] })
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
      if (!add(meal)) incompleteMeals.push(meal)
    }
  }

  return {
    groups: inMarketOrder([...bought.values()]),
    avoided: [...avoided.values()],
    unplannedDays: days.filter(day => !planOf.has(day)),
    incompleteMeals,
  }
}
