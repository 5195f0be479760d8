import { displayedQuantity } from '../foods/displayedQuantity'
import { daysInWords } from '../plans/daysInWords'
import type { ShoppingGroup } from './marketOrder'

interface Days {
  from: string
  to: string
  portions: number
}

/** The list as a message for another person: the foods still to buy, group by group. */
export function shoppingText(
  groups: readonly ShoppingGroup[],
  checked: ReadonlySet<number>,
  { from, to, portions }: Days,
): string {
  const parts = groups.flatMap(({ grupo, items }) => {
    const missing = items.filter(({ aliment }) => !checked.has(aliment.id))
    const lines = missing.map(
      ({ aliment, quantity }) => `• ${aliment.alimentos}: ${displayedQuantity(aliment, quantity)}`,
    )
    return lines.length > 0 ? [[grupo, ...lines].join('\n')] : []
  })
  const people = portions === 1 ? '1 persona' : `${portions} personas`
  return [`Lista de compras, ${daysInWords(from, to)}, para ${people}`, ...parts].join('\n\n')
}
