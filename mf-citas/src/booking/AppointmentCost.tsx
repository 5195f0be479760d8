import { formatCentavos } from 'shared/published/money'
import type { Specialty } from 'shared/published/specialty'
import { useUser } from 'shared/session'
import { bookedMinutes, payingProduct } from '../../rules/booking/missingPurchase'
import type { BookingVersion } from '../../rules/slots/appointmentEnd'
import { rowOf } from '../../rules/slots/soldLength'
import { lowestOf, offersFor } from './offersFor'
import { usePrices } from './usePrices'

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
  const minutes = bookedMinutes(person, { version, ...kind }, prices)
  const paying = payingProduct(person, { ...kind, minutes }, prices)
  if (paying) return <p>La paga tu compra: {rowOf(prices, paying, version)?.title ?? 'consulta'}.</p>
  const cheapest = lowestOf(offersFor(prices, { version, ...kind }))
  return cheapest ? <p>Desde {formatCentavos(cheapest.amount)}</p> : null
}
