import { durationInWords } from 'shared/dates/times'
import { formatCentavos } from 'shared/published/money'
import type { Price } from '../../contract/payments'

const both = new Intl.ListFormat('es-MX')

/**
 * The sentence that tells the two lists of consultations apart: those whose length or price differs on the booking page
 * of a specialty (`v1`). Empty where the lists agree.
 */
export function otherListNote(prices: readonly Price[]): string {
  const differing = prices.flatMap(price => {
    const present = prices.find(({ productId, list }) => productId === price.productId && list === 'v3')
    if (price.list !== 'v1' || !present) return []
    const facts = [
      price.minutes !== present.minutes && price.minutes !== null && `dura ${durationInWords(price.minutes)}`,
      price.amount !== present.amount && `cuesta ${formatCentavos(price.amount)}`,
    ].filter(fact => fact !== false)
    return facts.length > 0 ? [`«${price.title}» ${both.format(facts)}`] : []
  })
  if (differing.length === 0) return ''
  return `Estos son los precios de Agendar Cita. Desde la página de una sola especialidad, ${both.format(differing)}.`
}
