import { pricesQuery, usePrices } from 'shared/buying/usePrices'
import { useQueryClient } from 'shared/query'
import { useUser } from 'shared/session'
import type { Catalogue } from '../../rules/booking/acceptedProducts'

interface KnownCatalogue {
  /** Undefined while it is loading; empty where it could not be loaded: then no limit is known, and the server decides. */
  catalogue: Catalogue | undefined
  /** The same, waited for. */
  known: () => Promise<Catalogue>
}

/** The consultations that the practice sells, with the specialties, places and length of each. */
export function useCatalogue(): KnownCatalogue {
  const { id } = useUser()
  const cache = useQueryClient()
  const { data, isPending } = usePrices()
  return {
    catalogue: data?.prices ?? (isPending ? undefined : []),
    known: () =>
      cache.ensureQueryData(pricesQuery(id)).then(
        ({ prices }) => prices,
        () => [],
      ),
  }
}
