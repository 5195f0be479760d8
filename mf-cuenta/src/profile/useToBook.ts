import { consultationsToBook, hasConsultationsToBook } from 'shared/entitlements/toBook'
import { useUser } from 'shared/session'
import { usePrices } from '../plans/usePrices'

/** What the person has paid for and not booked yet. Who has nothing needs no price list; without one, names are missing. */
export function useToBook() {
  const person = useUser()
  const { data, isLoadingError } = usePrices(hasConsultationsToBook(person))
  return data || isLoadingError ? consultationsToBook(person, data?.prices ?? []) : []
}
