import type { Specialty } from 'shared/published/specialty'
import { type BookingVersion, QUICK_MINUTES } from '../../rules/slots/defaultLengths'
import { useNearestSlots } from '../specialists/useFreeSlots'
import { useSpecialists } from '../specialists/useSpecialists'

interface Offer {
  version: BookingVersion
  specialty: Specialty
  /** The ids of the only specialists that are offered; undefined where all are. */
  only?: readonly number[]
}

/** The specialists of a specialty, and their nearest free slots, which only help: the page works without them. */
export function useOffer({ version, specialty, only }: Offer) {
  const { data, isLoadingError, isFetching, refetch } = useSpecialists()
  const nearest = useNearestSlots(specialty, QUICK_MINUTES[version])
  return {
    specialists: data?.filter(
      ({ id, specialist }) => specialist.specialty === specialty && (only?.includes(id) ?? true),
    ),
    failed: isLoadingError,
    retrying: isFetching,
    onRetry: () => void refetch(),
    nearest: nearest.data ?? [],
  }
}
