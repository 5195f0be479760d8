const PRICES = '/user/precios'

/** The prices, at the card of the one plan that is meant. */
export function pricesPath(plans: readonly { priceId: string }[]): string {
  const [only, ...others] = plans
  return only && others.length === 0 ? `${PRICES}#${only.priceId}` : PRICES
}
