const whole = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * An amount in integer centavos of Mexican pesos, as payments carry it and as the product writes it, with two decimals
 * where there are cents: `formatCentavos(44_910)` is `$449.10 MXN`.
 */
export function formatCentavos(centavos: number): string {
  const format = centavos % 100 === 0 ? whole : withCents
  return `${centavos < 0 ? '-' : ''}$${format.format(Math.abs(centavos) / 100)} MXN`
}
