import { consultationsToBook, hasConsultationsToBook } from 'shared/entitlements/toBook'
import { useUser } from 'shared/session'
import { usePrices } from '../plans/usePrices'

/** The consultations that are paid and not booked yet. Only where there are any, the price list is asked for their names. */
export function useToBook() {
  const person = useUser()
  const { data, isLoadingError } = usePrices(hasConsultationsToBook(person))
  return consultationsToBook(person, data?.prices ?? (isLoadingError ? [] : undefined))
}
