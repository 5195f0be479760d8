import { usePrices } from 'shared/buying/usePrices'
import { formatCentavos } from 'shared/published/money'
import type { Specialty } from 'shared/published/specialty'
import { useUser } from 'shared/session'
import { payingChoice, payingChoices } from '../../rules/booking/payingChoices'
import type { BookingVersion } from '../../rules/slots/defaultLengths'
import { lowestOf, offersFor, titleOf } from './offersFor'

interface AppointmentCostProps {
  version: BookingVersion
  specialty: Specialty
  isOnline: boolean
}

/**
 * The person's purchase that pays for an appointment of this kind, or else the lowest price. It only helps: without the
 * price list there is nothing.
 */
export function AppointmentCost({ version, ...kind }: AppointmentCostProps) {
  const person = useUser()
  const { data } = usePrices()
  if (!data) return null
  const { prices } = data
  const paying = payingChoice(payingChoices(person, { version, ...kind }, prices))
  if (paying) return <p>La paga tu compra: {titleOf(prices, paying.productId, version)}.</p>
  const cheapest = lowestOf(offersFor(prices, { version, ...kind }))
  return cheapest ? <p>Desde {formatCentavos(cheapest.amount)}</p> : null
}
