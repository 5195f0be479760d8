import type { Picture } from 'shared/server/content/contentFolder'
import Type, { type Static } from 'typebox'
import type { DeclaredAllergens } from '../allergens/allergenRows'

/** The rows of the practice's three files, under the columns' names. */

const Name = Type.String({ minLength: 1, maxLength: 200 })
const Amount = Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 })

export const AlimentRow = Type.Object({
  alimentos: Name,
  grupo: Name,
  /** Never empty: an ingredient is swapped within its group and subgroup. */
  subGrupo: Name,
  cantidadSugeridaNum: Amount,
  unidad: Name,
  /** `Ninguno`, or the allergens that it holds, separated by |; a food without it is not known to be free of any. */
  allergens: Type.Optional(Type.String({ maxLength: 2000 })),
})

/** The parts of a list are separated by |. */
export const RecipeRow = Type.Object({
  name: Name,
  image: Type.String({ maxLength: 200 }),
  mealTime: Name,
  mealCategories: Name,
  mealSubCategories: Type.String({ maxLength: 1000 }),
  preparation: Type.String({ minLength: 1, maxLength: 20_000 }),
})

export const IngredientRow = Type.Object({ recipe: Name, aliment: Name, quantity: Amount })

export type AlimentContent = Omit<Static<typeof AlimentRow>, 'allergens'> & DeclaredAllergens
export type IngredientContent = Static<typeof IngredientRow>
/** A recipe's row with its lists split and its picture loaded. */
export interface RecipeContent {
  name: string
  preparation: string
  mealTime: string[]
  mealCategories: string[]
  mealSubCategories: string[]
  picture: Picture | undefined
}
