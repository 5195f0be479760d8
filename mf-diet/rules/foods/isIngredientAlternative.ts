import type { Aliment } from '../../contract'

type Grouped = Pick<Aliment, 'id' | 'grupo' | 'subGrupo'>

/** Whether one food may stand for another: both are of the same group and subgroup (specification, 5, "Recipes"). */
export function isIngredientAlternative(aliment: Grouped, other: Grouped): boolean {
  return aliment.grupo === other.grupo && aliment.subGrupo === other.subGrupo
}

/** What an ingredient can be changed for: never itself, nor what the person leaves out. */
export function alternativesOf<A extends Grouped>(
  aliment: Grouped,
  aliments: readonly A[],
  excluded: ReadonlySet<number>,
): A[] {
  return aliments.filter(
    other => other.id !== aliment.id && !excluded.has(other.id) && isIngredientAlternative(aliment, other),
  )
}
