const whole = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount of Mexican pesos as the product writes it: `$1,250 MXN`, with two decimals where there are cents. */
export function formatMxn(pesos: number): string {
  const format = Number.isInteger(pesos) ? whole : withCents
  return `${pesos < 0 ? '-' : ''}$${format.format(Math.abs(pesos))} MXN`
}

/** An amount in integer centavos, as payments carry it: `formatCentavos(44_910)` is `$449.10 MXN`. */
export function formatCentavos(centavos: number): string {
  return formatMxn(centavos / 100)
}
