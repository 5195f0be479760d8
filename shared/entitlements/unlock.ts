import type { OfferedPrice } from '../published/buying'
import { formatCentavos } from '../published/money'

/** The course that unlocks the meal plan, with the person's price; undefined where the practice sells none. */
export function unlockOffer(prices: readonly OfferedPrice[] | undefined): OfferedPrice | undefined {
  return prices?.find(price => price.productId === 'Course' && price.product !== null)
}

/** The words of the offer. They name no price before it is known, since some people pay the course's own. */
export function unlockWords(offer: OfferedPrice | undefined): { text: string; action: string } {
  const meals = 'cinco comidas para cada día, con recetas mexicanas elegidas para ti.'
  if (!offer) return { text: `Tienes ${meals}`, action: 'Desbloquear mi plan' }
  const price = formatCentavos(offer.amount)
  return { text: `Por ${price} tienes ${meals}`, action: `Desbloquear por ${price}` }
}
