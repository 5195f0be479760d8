import type { Aliment } from '../../contract/foods'
import type { Ingredient } from '../../contract/recipes'

export interface GroupEquivalents {
  grupo: string
  equivalents: number
}

/**
 * The equivalents of a day per food group, most first. An ingredient's quantity counts suggested portions of its
 * aliment (shared/product/diet.md#displayed-quantity), and a suggested portion is one equivalent of the aliment's
 * group.
 */
export function equivalentsOf(
  ingredients: readonly Pick<Ingredient, 'aliment' | 'quantity'>[],
  alimentOf: (id: number) => Pick<Aliment, 'grupo'> | undefined,
): GroupEquivalents[] {
  const sums = new Map<string, number>()
  for (const { aliment, quantity } of ingredients) {
    const grupo = alimentOf(aliment)?.grupo
    if (grupo) sums.set(grupo, (sums.get(grupo) ?? 0) + quantity)
  }
  return [...sums]
    .map(([grupo, equivalents]) => ({ grupo, equivalents }))
    .sort((a, b) => b.equivalents - a.equivalents || a.grupo.localeCompare(b.grupo, 'es'))
}
