import { formatCentavos } from 'shared/published/money'
import { useUser } from 'shared/session'
import type { Specialty } from '../../rules/booking/acceptedProducts'
import { isFullConsultation, payingProduct } from '../../rules/booking/missingPurchase'
import { appointmentMinutes, type BookingVersion } from '../../rules/slots/appointmentEnd'
import { offersFor, priceOf } from './offersFor'
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
  const minutes = appointmentMinutes({ version, full: isFullConsultation(person, kind) })
  const paying = payingProduct(person, { ...kind, minutes })
  if (paying) return <p>La paga tu compra: {priceOf(data.prices, paying, version)?.title ?? 'consulta'}.</p>
  const [cheapest] = offersFor(data.prices, { version, ...kind })
  return cheapest ? <p>Desde {formatCentavos(cheapest.amount)}</p> : null
}
