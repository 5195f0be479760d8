import { dayIn } from 'shared/dates/instants'
import {
  asResources,
  type NutritionOrder,
  patientReference,
  type Resources,
} from 'shared/server/privacy/fhir'
import type { OwnLists } from 'shared/server/privacy/ownLists'
import type { SliceContext } from 'shared/server/slices/context'
import { slotNames } from '../messages'
import { MEAL_SLOTS } from '../rules/plans/slots'
import { recipeNames } from './catalogue/catalogueStore'
import type { mealPlans } from './schema'

type Plan = typeof mealPlans.$inferSelect

/** Each day of a person's plan as a NutritionOrder. */
export async function mealResources(
  { database, now }: SliceContext,
  lists: OwnLists,
  userId: number,
): Promise<readonly Resources[]> {
  const names = await recipeNames(database)
  const today = dayIn(now())
  const order = ({ id, day = today, ...plan }: Partial<Plan>): NutritionOrder => ({
    resourceType: 'NutritionOrder',
    id: `plan-${id}`,
    status: day < today ? 'completed' : 'active',
    intent: 'plan',
    patient: patientReference(userId),
    dateTime: day,
    oralDiet: {
      type: [{ text: 'Plan de comidas' }],
      schedule: [{ event: [day] }],
      instruction: mealsOf(plan, names),
    },
  })
  return [asResources<Plan>(lists, 'mealPlans', plan => [order(plan)])]
}

function mealsOf(plan: Partial<Plan>, names: ReadonlyMap<number, string>): string {
  return MEAL_SLOTS.flatMap(slot => {
    const name = names.get(plan[slot] ?? 0)
    return name ? [`${slotNames[slot]}: ${name}`] : []
  }).join('\n')
}
