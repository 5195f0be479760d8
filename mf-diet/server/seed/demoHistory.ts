import { createHash } from 'node:crypto'
import { addDays, daysBetween, daysFromTo } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { insertOnce } from 'shared/server/idempotency/addOnce'
import type { SliceContext } from 'shared/server/slices/context'
import type { DemoPeople } from 'shared/server/slices/slice'
import type { Aliment, Exclusion } from '../../contract/foods'
import type { MealPlanBody, Slot } from '../../contract/mealPlans'
import type { Score } from '../../contract/ratings'
import type { Recipe } from '../../contract/recipes'
import { withAllergens } from '../../rules/allergens/exclusionsByAllergen'
import { withoutExcluded } from '../../rules/foods/excludedFoods'
import { mapSlots } from '../../rules/plans/slots'
import { accessibleRecipes } from '../../rules/recipes/accessibleRecipes'
import { candidatesFor } from '../../rules/recipes/candidatesFor'
import { listAliments, listRecipes } from '../catalogue/catalogueStore'
import { courseTitlesOf } from '../catalogue/courseTitlesOf'
import { exclude } from '../exclusions/exclusionStore'
import { addPlans } from '../plans/mealPlanStore'
import { ratingMarksOf } from '../ratings/ratingStore'
import { recipeComments, recipeHistory } from '../schema'

const DAYS = 7

/**
 * Ana is allergic to LEFT_OUT, so to its allergen too. An entry of SWAPS is a recipe, one of its foods, and the food that she takes instead.
 */
const LEFT_OUT = 'Camarón cocido'
const SWAPS = [
  ['Avena cremosa con manzana y canela', 'Nuez de castilla', 'Almendras'],
  ['Omelette de espinaca y champiñones', 'Champiñones', 'Setas'],
] as const

const OPINIONS: readonly [Score, string][] = [
  ['FUE_GENIAL', '¡A todos en casa les gustó!'],
  ['ESTUVO_BIEN', 'Le puse un poco más de limón.'],
  ['FUE_GENIAL', ''],
  ['PODRIA_MEJORAR', 'Me quedó algo seca, la próxima vez con más salsa.'],
]

/**
 * Ana has followed her plan for a week: saved days, a rating each day, two swaps and an allergy. The week is the one
 * before the start, so a later start adds the days since. A new person has no history.
 */
export async function demoHistory(context: SliceContext, { ana }: DemoPeople): Promise<void> {
  const { database } = context
  const [all, aliments, titles] = await Promise.all([
    listRecipes(database),
    listAliments(database),
    courseTitlesOf(context, ana),
  ])
  const alimentId = (name: string) => aliments.find(aliment => aliment.alimentos === name)?.id
  const leftOut = aliments.find(aliment => aliment.alimentos === LEFT_OUT)
  const own = { userId: ana, createdAt: context.now() }

  // Only the first start adds the allergy: afterwards Ana may have removed it.
  if (leftOut && (await ratingMarksOf(database, ana)).length === 0) {
    await exclude(database, ana, { alimentId: leftOut.id, reason: 'allergy' })
  }
  const recipes = withoutExcluded(accessibleRecipes(all, titles), exclusionsBy(leftOut, aliments), [])
  for (const [name, old, other] of SWAPS) {
    const recipeId = recipes.find(recipe => recipe.name === name)?.id
    const [from, to] = [alimentId(old), alimentId(other)]
    if (!recipeId || !from || !to) continue
    const idempotencyKey = keyOf(`swap ${name}`)
    await insertOnce(database, recipeHistory, {
      ...own,
      recipeId,
      alimentId: from,
      alimentNewId: to,
      idempotencyKey,
    })
  }

  const today = dayIn(context.now())
  const plans = daysFromTo(addDays(today, -DAYS), addDays(today, -1)).map(day => planOf(day, recipes))
  await addPlans(database, ana, plans)
  for (const { day, meal } of plans) {
    const [score, comments] = OPINIONS[dayNumber(day) % OPINIONS.length] ?? ['ESTUVO_BIEN', '']
    if (!meal) continue
    const createdAt = new Date(`${day}T21:00:00Z`)
    const idempotencyKey = keyOf(`rating ${day}`)
    await insertOnce(database, recipeComments, {
      userId: ana,
      recipeId: meal,
      day,
      slot: 'meal',
      score,
      comments,
      createdAt,
      idempotencyKey,
    })
  }
}

/** The foods that an allergy to this one leaves out, whether or not Ana has removed it since. */
function exclusionsBy(food: Aliment | undefined, aliments: readonly Aliment[]): Exclusion[] {
  if (!food) return []
  const avoided = (food.allergens ?? []).map(name => ({ name, listed: true }))
  return withAllergens([{ alimentId: food.id, reason: 'allergy' }], aliments, avoided)
}

/** The plan depends only on the day; its recipes differ from those of the day before, and none is there twice. */
function planOf(day: string, recipes: readonly Recipe[]): MealPlanBody {
  const chosen = new Set<number>()
  const pick = (slot: Slot) => {
    const candidates = candidatesFor(slot, recipes).filter(({ id }) => !chosen.has(id))
    const id = candidates[dayNumber(day) % candidates.length]?.id
    if (id) chosen.add(id)
    return id ?? null
  }
  return { day, ...mapSlots(pick) }
}

function dayNumber(day: string): number {
  return daysBetween('1970-01-01', day)
}

/** The seed repeats its attempts at every start, as a phone without a connection does, so its keys are derived. */
function keyOf(what: string): string {
  const hex = createHash('sha256').update(`mf-diet demo ${what}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
