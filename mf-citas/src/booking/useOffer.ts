import type { Specialty } from '../../rules/booking/acceptedProducts'
import { type BookingVersion, QUICK_MINUTES } from '../../rules/slots/appointmentEnd'
import { useNearestSlots } from '../specialists/useFreeSlots'
import { useSpecialists } from '../specialists/useSpecialists'

interface Offer {
  version: BookingVersion
  specialty: Specialty
}

/** The specialists of a specialty, and their nearest free slots, which only help: the page works without them. */
export function useOffer({ version, specialty }: Offer) {
  const { data, isLoadingError, isFetching, refetch } = useSpecialists()
  const nearest = useNearestSlots(specialty, QUICK_MINUTES[version])
  return {
    specialists: data?.filter(({ specialist }) => specialist.specialty === specialty),
    failed: isLoadingError,
    retrying: isFetching,
    onRetry: () => void refetch(),
    nearest: nearest.data ?? [],
  }
}
