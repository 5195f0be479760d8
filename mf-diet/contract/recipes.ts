import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
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
  /**
   * HTML, sanitised; empty where the person has no access to the recipe (shared/product/diet.md#recipe-access), and in
   * a minimal list.
   */
  preparation: Type.String(),
  mealTime: Type.Array(Type.String()),
  mealCategories: Type.Array(Type.String()),
  mealSubCategories: Type.Array(Type.String()),
  /** Empty where the person has no access to the recipe. */
  ingredients: Type.Array(Ingredient),
})
export type Recipe = Static<typeof Recipe>

/**
 * One ingredient changed for another in one recipe; the last entry of an aliment wins
 * (shared/product/diet.md#entities).
 */
export const IngredientSwap = Type.Object({ alimentId: Id, alimentNewId: Id })
export type IngredientSwap = Static<typeof IngredientSwap>

/** `confirmed`: the person avoids the new food by an allergy and takes it all the same. */
export const IngredientSwapBody = Type.Object({
  ...IngredientSwap.properties,
  confirmed: Type.Optional(Type.Boolean()),
})
export type IngredientSwapBody = Static<typeof IngredientSwapBody>

/** A swap beside the recipe it belongs to. */
export const RecipeSwap = Type.Object({ recipeId: Id, ...IngredientSwap.properties })
export type RecipeSwap = Static<typeof RecipeSwap>

export const recipesContract = defineContract({
  'GET recipes': {
    summary:
      'Todas las recetas; las que la persona no tiene van sin preparación ni ingredientes, y en la respuesta corta ninguna lleva preparación',
    minimal: true,
    answer: { size: 'list', body: Type.Array(Recipe) },
  },
  'GET recipes/{id}': {
    summary: 'Una receta de la persona, con su preparación',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: Recipe },
  },
  'GET recipes-history': {
    summary: 'Los cambios de ingredientes de la persona en todas sus recetas, del más antiguo al más nuevo',
    answer: { size: 'list', body: Type.Array(RecipeSwap) },
  },
  'GET recipes-history/{recipeId}': {
    summary: 'Los cambios de ingredientes de la persona en una receta, del más antiguo al más nuevo',
    params: Type.Object({ recipeId: Id }),
    answer: { size: 'list', body: Type.Array(IngredientSwap) },
  },
  'POST recipes-history/{recipeId}': {
    limited: true,
    summary: 'Cambiar un ingrediente por otro del mismo grupo y subgrupo',
    params: Type.Object({ recipeId: Id }),
    body: IngredientSwapBody,
    idempotent: true,
    answer: { size: 'small', body: IngredientSwap },
  },
})
