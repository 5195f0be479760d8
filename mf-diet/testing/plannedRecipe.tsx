import { act, screen, within } from '@testing-library/react'
import { dataOf } from 'shared/client'
import { lastYear } from 'shared/testing/lastYear'
import { renderScreen, signInAs } from 'shared/testing/renderScreen'
import type { MealPlanBody, Slot } from '../contract/mealPlans'
import type { Recipe } from '../contract/recipes'
import { slotsOf } from '../rules/plans/slotsOf'
import { diet } from '../src/api'
import DailyPlanScreen from '../src/screens/comidas/DailyPlanScreen'
import { offeredRecipes } from './offeredRecipes'

/** The tests of a file share one server, so each has a day and a recipe of its own. */
let days = 0
export const newDay = () => lastYear(`02-${String(++days).padStart(2, '0')}`)
const used = new Set<number>()

export const open = (recipe: Recipe) => screen.findByRole('heading', { level: 1, name: recipe.name })
export const polite = () => within(screen.getByRole('region', { name: 'Avisos' })).getByRole('status')
export const assertive = () => within(screen.getByRole('region', { name: 'Avisos' })).getByRole('alert')

/** Calls the server while the screen goes on. */
export const ask = <T,>(answer: Promise<T>) => act(() => answer)

/** A recipe that Ana may see and that fits the slot, which neither she nor another test has changed yet. */
export async function freshRecipe(slot: Slot): Promise<{ recipe: Recipe; mine: Recipe[] }> {
  await signInAs('ana')
  const mine = await offeredRecipes()
  const [ratings, swaps] = await Promise.all([
    dataOf(diet('GET recipes/comments')),
    dataOf(diet('GET recipes-history')),
  ])
  for (const { recipeId } of [...ratings, ...swaps]) used.add(recipeId)
  const recipe = mine.find(candidate => slotsOf(candidate)[0] === slot && !used.has(candidate.id))
  if (!recipe) throw new Error(`no recipe left for ${slot}`)
  used.add(recipe.id)
  return { recipe, mine }
}

/** A saved plan with a recipe in a slot, opened at that recipe. */
export async function openPlanned(slot: Slot, how: { offline?: boolean } = {}) {
  const { recipe, mine } = await freshRecipe(slot)
  const aliments = await dataOf(diet('GET aliments'))
  const { id } = await signInAs('ana')
  const day = newDay()
  const empty = { breakfast: null, snack_morning: null, meal: null, snack_afternoon: null, dinner: null }
  const body: MealPlanBody = { day, ...empty, [slot]: recipe.id }
  await dataOf(diet('POST patients/{id}/meal-plans', { params: { id }, body }))
  const at = `/user/comidas?day=${day}&comida=${slot}`
  const shown = await renderScreen(<DailyPlanScreen />, { as: 'ana', at, ...how })
  const saved = async () => {
    const plans = await ask(dataOf(diet('GET patients/{id}/meal-plans', { params: { id } })))
    return plans.find(plan => plan.day === day)?.[slot]
  }
  return { ...shown, id, recipe, mine, aliments, day, at, saved }
}
