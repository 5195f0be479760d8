import type { Aliment } from '../../contract/foods'

export interface ShoppingItem {
  aliment: Aliment
  /** The sum over all its ingredients, for everybody; `displayedQuantity` puts it into words. */
  quantity: number
}

export interface ShoppingGroup {
  grupo: string
  items: ShoppingItem[]
}

/**
 * The order of a walk through a market. The practice names the groups, so unknown groups follow in alphabetical order.
 */
const WALK = [
  'Verduras',
  'Frutas',
  'Cereales y tubérculos',
  'Leguminosas',
  'Alimentos de origen animal',
  'Leche',
  'Aceites y grasas',
]

const { compare } = new Intl.Collator('es')

/** Foods by group: groups in the order of a market, foods in alphabetical order. */
export function inMarketOrder(items: readonly ShoppingItem[]): ShoppingGroup[] {
  const groups = [...new Set(items.map(({ aliment }) => aliment.grupo))].sort(
    (a, b) => placeOf(a) - placeOf(b) || compare(a, b),
  )
  return groups.map(grupo => ({
    grupo,
    items: items
      .filter(({ aliment }) => aliment.grupo === grupo)
      .sort((a, b) => compare(a.aliment.alimentos, b.aliment.alimentos)),
  }))
}

function placeOf(grupo: string): number {
  const place = WALK.indexOf(grupo)
  return place < 0 ? WALK.length : place
}
