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

/** One ingredient changed for another in one recipe; the last entry of an aliment wins (section 3). */
export const IngredientSwap = Type.Object({ alimentId: Id, alimentNewId: Id })
export type IngredientSwap = Static<typeof IngredientSwap>

/** A swap beside the recipe it belongs to. */
export const RecipeSwap = Type.Object({ recipeId: Id, ...IngredientSwap.properties })
export type RecipeSwap = Static<typeof RecipeSwap>

/** Section 3's rating values. */
export const Score = Type.Union([
  Type.Literal('PODRIA_MEJORAR'),
  Type.Literal('ESTUVO_BIEN'),
  Type.Literal('FUE_GENIAL'),
])
export type Score = Static<typeof Score>

/** `comments` is text, never HTML (rulings, 19). Section 5 gives it no limit; the body's size is what ends it. */
export const RatingBody = Type.Object({ score: Score, comments: Type.String() })
export type RatingBody = Static<typeof RatingBody>

export const Rating = Type.Object({ ...RatingBody.properties, userId: Id, recipeId: Id })
export type Rating = Static<typeof Rating>

/** A rating in short: enough to know what was eaten and liked. */
export const RatingMark = Type.Object({
  recipeId: Id,
  score: Score,
  createdAt: Type.String({ format: 'date-time' }),
})
export type RatingMark = Static<typeof RatingMark>

/** A food that is left out of plans, swaps and shopping lists. */
export const Exclusion = Type.Object({
  alimentId: Id,
  reason: Type.Union([Type.Literal('allergy'), Type.Literal('dislike')]),
})
export type Exclusion = Static<typeof Exclusion>

/** The list is summed from the plans of its days; only what the person says about it is kept. One a person. */
export const ShoppingListBody = Type.Object({
  from: Day,
  to: Day,
  /** For how many people. */
  portions: Type.Integer({ minimum: 1, maximum: 20 }),
})
export type ShoppingListBody = Static<typeof ShoppingListBody>

export const ShoppingList = Type.Object({
  ...ShoppingListBody.properties,
  /** The aliments that are in the basket already. */
  checked: Type.Array(Id),
})
export type ShoppingList = Static<typeof ShoppingList>

export const ShoppingTick = Type.Object({ alimentId: Id, checked: Type.Boolean() })
export type ShoppingTick = Static<typeof ShoppingTick>

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
  'GET recipes-history': {
    summary: 'Los cambios de ingredientes de la persona en todas sus recetas, del más antiguo al más nuevo',
    access: 'person',
    answer: { status: 200, body: Type.Array(RecipeSwap) },
  },
  'GET recipes-history/{recipeId}': {
    summary: 'Los cambios de ingredientes de la persona en una receta, del más antiguo al más nuevo',
    access: 'person',
    params: Type.Object({ recipeId: Id }),
    answer: { status: 200, body: Type.Array(IngredientSwap) },
  },
  'POST recipes-history/{recipeId}': {
    summary: 'Cambiar un ingrediente por otro del mismo grupo y subgrupo',
    access: 'person',
    params: Type.Object({ recipeId: Id }),
    body: IngredientSwap,
    idempotent: true,
    answer: { status: 201, body: IngredientSwap },
  },
  'GET recipes/comments': {
    summary: 'Las valoraciones de la persona, en corto, de la más antigua a la más nueva',
    access: 'person',
    answer: { status: 200, body: Type.Array(RatingMark) },
  },
  'GET recipes/{id}/comments': {
    summary: 'Las valoraciones de la persona para una receta; nunca las de otras',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 200, body: Type.Array(Rating) },
  },
  'POST recipes/{id}/comments': {
    summary: 'Valorar una receta, con lo que queda marcada como consumida',
    access: 'person',
    params: Type.Object({ id: Id }),
    body: RatingBody,
    idempotent: true,
    answer: { status: 201, body: Rating },
  },
  'GET exclusions': {
    summary: 'Los alimentos que la persona evita',
    access: 'person',
    answer: { status: 200, body: Type.Array(Exclusion) },
  },
  'PUT exclusions/{alimentId}': {
    summary: 'Evitar un alimento',
    access: 'person',
    params: Type.Object({ alimentId: Id }),
    body: Type.Object({ reason: Exclusion.properties.reason }),
    answer: { status: 200, body: Exclusion },
  },
  'DELETE exclusions/{alimentId}': {
    summary: 'Dejar de evitar un alimento',
    access: 'person',
    params: Type.Object({ alimentId: Id }),
    answer: { status: 200, body: Type.Object({}) },
  },
  'GET shopping-list': {
    summary: 'La lista de compras de la persona; los próximos siete días si no ha hecho ninguna',
    access: 'person',
    answer: { status: 200, body: ShoppingList },
  },
  'PUT shopping-list': {
    summary: 'Hacer una lista nueva para unos días, o cambiar los días o las porciones; lo marcado se queda',
    access: 'person',
    body: ShoppingListBody,
    answer: { status: 200, body: ShoppingList },
  },
  'PATCH shopping-list': {
    summary: 'Marcar o desmarcar un alimento de la lista',
    access: 'person',
    body: ShoppingTick,
    answer: { status: 200, body: ShoppingTick },
  },
})
