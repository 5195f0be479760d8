import { defineContract } from 'shared/contract'
import { Day, Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

export const Ingredient = Type.Object({
  /** The aliment's id. */
  aliment: Id,
  quantity: Type.Number(),
  recipeId: Id,
})
export type Ingredient = Static<typeof Ingredient>

export const Recipe = Type.Object({
  id: Id,
  name: Type.String(),
  image: Type.Object({ name: Type.String() }),
  /** HTML, sanitised; empty where the person has no access to the recipe (rulings, 11). */
  preparation: Type.String(),
  mealTime: Type.Array(Type.String()),
  mealCategories: Type.Array(Type.String()),
  mealSubCategories: Type.Array(Type.String()),
  /** Empty where the person has no access to the recipe. */
  ingredients: Type.Array(Ingredient),
})
export type Recipe = Static<typeof Recipe>

export const Aliment = Type.Object({
  id: Id,
  grupo: Type.String(),
  subGrupo: Type.String(),
  alimentos: Type.String(),
  cantidadSugeridaNum: Type.Number(),
  unidad: Type.String(),
})
export type Aliment = Static<typeof Aliment>

/** A recipe's id, or null where no recipe was eligible for the slot. */
const SlotChoice = Type.Union([Id, Type.Null()])

const slots = {
  breakfast: SlotChoice,
  meal: SlotChoice,
  dinner: SlotChoice,
  snack_morning: SlotChoice,
  snack_afternoon: SlotChoice,
}

export const MealPlanBody = Type.Object({ day: Day, ...slots })
export type MealPlanBody = Static<typeof MealPlanBody>

export const MealPlan = Type.Object({ id: Id, userId: Id, day: Day, ...slots })
export type MealPlan = Static<typeof MealPlan>

export type Slot = keyof typeof slots

export const dietContract = defineContract({
  'GET recipes': {
    summary: 'Todas las recetas; las que la persona no tiene van sin preparación ni ingredientes',
    access: 'person',
    answer: { status: 200, body: Type.Array(Recipe) },
  },
  'GET aliments': {
    summary: 'Los alimentos con su porción sugerida',
    access: 'person',
    answer: { status: 200, body: Type.Array(Aliment) },
  },
  'GET patients/{id}/meal-plans': {
    summary: 'Los planes de comidas guardados de la persona',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 200, body: Type.Array(MealPlan) },
  },
  'POST patients/{id}/meal-plans': {
    summary: 'Guardar el plan de un día',
    access: 'person',
    params: Type.Object({ id: Id }),
    body: MealPlanBody,
    answer: { status: 201, body: MealPlan },
  },
  'PUT patients/{id}/meal-plans/{planId}': {
    summary: 'Cambiar un plan guardado',
    access: 'person',
    params: Type.Object({ id: Id, planId: Id }),
    body: MealPlanBody,
    answer: { status: 200, body: MealPlan },
  },
})
