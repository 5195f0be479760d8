import { defineContract } from 'shared/contract'
import { Day, Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

/** A recipe's id, or null where no recipe was eligible for the slot. */
const SlotChoice = Type.Union([Id, Type.Null()])

const slots = {
  breakfast: SlotChoice,
  meal: SlotChoice,
  dinner: SlotChoice,
  snack_morning: SlotChoice,
  snack_afternoon: SlotChoice,
}

export const MealPlanBody = Type.Object({
  day: Day,
  ...slots,
  /**
   * The foods that the person avoids by an allergy and wants in this plan all the same
   * (shared/product/diet.md#allergens). Without it those that were confirmed for the day before still are.
   */
  confirmed: Type.Optional(Type.Array(Id, { maxItems: 500 })),
})
export type MealPlanBody = Static<typeof MealPlanBody>

export const MealPlan = Type.Object({ id: Id, userId: Id, ...MealPlanBody.properties })
export type MealPlan = Static<typeof MealPlan>

export type Slot = keyof typeof slots

export const SlotName = Type.KeyOf(Type.Object(slots))

export const mealPlansContract = defineContract({
  'GET patients/{id}/meal-plans': {
    summary: 'Los planes de comidas guardados de la persona',
    params: Type.Object({ id: Id }),
    answer: { size: 'list', body: Type.Array(MealPlan) },
  },
  'POST patients/{id}/meal-plans': {
    summary: 'Guardar el plan de un día',
    params: Type.Object({ id: Id }),
    body: MealPlanBody,
    answer: { size: 'small', body: MealPlan },
  },
  'PUT patients/{id}/meal-plans/{planId}': {
    summary: 'Cambiar un plan guardado',
    params: Type.Object({ id: Id, planId: Id }),
    body: MealPlanBody,
    answer: { size: 'small', body: MealPlan },
  },
})
