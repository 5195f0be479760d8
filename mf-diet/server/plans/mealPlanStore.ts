import { and, asc, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { violatedConstraint } from 'shared/server/database/violatedConstraint'
import type { MealPlan, MealPlanBody } from '../../contract/mealPlans'
import { mealPlans, ONE_PLAN_A_DAY } from '../schema'

export async function plansOf(database: Database, userId: number): Promise<MealPlan[]> {
  const rows = await database
    .select()
    .from(mealPlans)
    .where(eq(mealPlans.userId, userId))
    .orderBy(asc(mealPlans.day))
  return rows.map(planOf)
}

/** A plan without confirmed foods, as nearly all are, is answered without the field. */
function planOf({ confirmed, ...plan }: typeof mealPlans.$inferSelect): MealPlan {
  return confirmed.length > 0 ? { ...plan, confirmed } : plan
}

export async function planOfDay(
  database: Database,
  userId: number,
  day: string,
): Promise<MealPlan | undefined> {
  const [plan] = await database
    .select()
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, userId), eq(mealPlans.day, day)))
  return plan && planOf(plan)
}

export async function planById(
  database: Database,
  userId: number,
  id: number,
): Promise<MealPlan | undefined> {
  const [plan] = await database
    .select()
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, userId), eq(mealPlans.id, id)))
  return plan && planOf(plan)
}

/**
 * A day has one plan. Saving it twice at once, from two tabs or by a double press, must neither make two rows nor fail
 * one of the calls: the later one becomes the day's plan, as if it had been an update.
 */
export async function savePlanOfDay(
  database: Database,
  userId: number,
  plan: MealPlanBody,
): Promise<MealPlan> {
  const [saved] = await database
    .insert(mealPlans)
    .values({ ...plan, userId })
    .onConflictDoUpdate({ target: [mealPlans.userId, mealPlans.day], set: plan })
    .returning()
  if (!saved) throw new Error('the saved plan was not returned')
  return planOf(saved)
}

/** The changed plan, undefined when the person has none with this id, or `day-taken` when the new day has its own. */
export async function changePlan(
  database: Database,
  userId: number,
  id: number,
  plan: MealPlanBody,
): Promise<MealPlan | undefined | 'day-taken'> {
  try {
    const [changed] = await database
      .update(mealPlans)
      .set(plan)
      .where(and(eq(mealPlans.userId, userId), eq(mealPlans.id, id)))
      .returning()
    return changed && planOf(changed)
  } catch (error) {
    if (violatedConstraint(error) === ONE_PLAN_A_DAY) return 'day-taken'
    throw error
  }
}

/** Stores plans of days that have none. */
export async function addPlans(
  database: Database,
  userId: number,
  plans: readonly MealPlanBody[],
): Promise<void> {
  await database
    .insert(mealPlans)
    .values(plans.map(plan => ({ ...plan, userId })))
    .onConflictDoNothing()
}
