import type { Aliment } from '../../contract/foods'
import { pluralOf } from './pluralOf'

/** Quarters and eighths are shown as fractions; any other part as a decimal, so that nothing shown is inexact. */
const FRACTIONS: Readonly<Record<string, string>> = {
  '0.125': '⅛',
  '0.25': '¼',
  '0.375': '⅜',
  '0.5': '½',
  '0.625': '⅝',
  '0.75': '¾',
  '0.875': '⅞',
}

const decimal = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 })

/**
 * The suggested quantity times the ingredient's quantity, with the unit (shared/product/diet.md#displayed-quantity);
 * the unit is plural for more than one.
 */
export function displayedQuantity(
  aliment: Pick<Aliment, 'cantidadSugeridaNum' | 'unidad'>,
  quantity: number,
): string {
  // Floating point gives 0.30000000000000004 for 3 × 0.1; no kitchen measures that finely.
  const value = Number((aliment.cantidadSugeridaNum * quantity).toFixed(6))
  return `${amount(value)} ${value > 1 ? pluralOf(aliment.unidad) : aliment.unidad}`.trim()
}

function amount(value: number): string {
  const whole = Math.trunc(value)
  const fraction = FRACTIONS[String(Math.abs(value - whole))]
  if (!fraction) return decimal.format(value)
  return whole === 0 ? fraction : `${decimal.format(whole)} ${fraction}`
}
