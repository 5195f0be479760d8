import type { Aliment } from '../../contract'

export interface ShoppingItem {
  aliment: Aliment
  /** Of all its ingredients together, for everybody; `displayedQuantity` puts it into words. */
  quantity: number
}

export interface ShoppingGroup {
  grupo: string
  items: ShoppingItem[]
}

/** As one walks through a market; groups are the practice's own words, so those not named here follow by the alphabet. */
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

/** Foods by their group, groups in the order of a market, foods by the alphabet. */
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
