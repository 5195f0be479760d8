import { useUser } from 'shared/session'
import { type ConsultationToBook, consultationsToBook, hasConsultationsToBook } from '../entitlements/toBook'
import { usePrices } from './usePrices'

/** The consultations that are paid and not booked yet. Only where there are any, the price list is asked for their names. */
export function useToBook(): ConsultationToBook[] {
  const person = useUser()
  const { data, isLoadingError } = usePrices({ enabled: hasConsultationsToBook(person) })
  return consultationsToBook(person, data?.prices ?? (isLoadingError ? [] : undefined))
}
