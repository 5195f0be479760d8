import type { Aliment } from '../contract'

/** Quarters are written as a kitchen writes them; any other part as a decimal, so that nothing shown is inexact. */
const QUARTERS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

const decimal = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 })

/** Specification, 3, "Aliment": the suggested quantity times the ingredient's quantity, plus the unit. */
export function displayedQuantity(
  aliment: Pick<Aliment, 'cantidadSugeridaNum' | 'unidad'>,
  quantity: number,
): string {
  return `${amount(aliment.cantidadSugeridaNum * quantity)} ${aliment.unidad}`.trim()
}

function amount(product: number): string {
  // Binary arithmetic makes 0.30000000000000004 of 3 × 0.1; no kitchen measures that finely.
  const value = Number(product.toFixed(6))
  const whole = Math.trunc(value)
  const quarter = QUARTERS[String(Math.abs(value - whole))]
  if (!quarter) return decimal.format(value)
  return whole === 0 ? quarter : `${decimal.format(whole)} ${quarter}`
}
