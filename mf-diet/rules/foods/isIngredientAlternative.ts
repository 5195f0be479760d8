import type { Aliment } from '../../contract/foods'

type Grouped = Pick<Aliment, 'id' | 'grupo' | 'subGrupo'>

/**
 * Whether one food can replace another: both have the same group and subgroup (shared/product/diet.md#ingredient-swap).
 */
export function isIngredientAlternative(aliment: Grouped, other: Grouped): boolean {
  return aliment.grupo === other.grupo && aliment.subGrupo === other.subGrupo
}

/** The foods that can replace an ingredient, without itself and without the foods that the person leaves out. */
export function alternativesOf<A extends Grouped>(
  aliment: Grouped,
  aliments: readonly A[],
  excluded: ReadonlySet<number>,
): A[] {
  return aliments.filter(
    other => other.id !== aliment.id && !excluded.has(other.id) && isIngredientAlternative(aliment, other),
  )
}
