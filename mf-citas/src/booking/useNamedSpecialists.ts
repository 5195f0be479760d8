import { CallRefused, dataOf } from 'shared/client'
import { useQuery } from 'shared/query'
import { useSearchParams } from 'shared/router'
import { useUser } from 'shared/session'
import { patients } from '../api'

interface Named {
  /** The ids of the specialists that the result names; undefined where the page has no result of this person. */
  named: readonly number[] | undefined
  /** Whether the result is still unknown. */
  isLoading: boolean
}

/** The specialists that the form result in the address names: with one, only they are offered. */
export function useNamedSpecialists(): Named {
  const { id: userId } = useUser()
  const [query] = useSearchParams()
  const formId = Number(query.get('id'))
  const isAsked = Number.isInteger(formId) && formId > 0
  const { data, isLoading } = useQuery({
    queryKey: ['citas', 'named', userId, formId],
    queryFn: () => dataOf(patients('GET specialists/named-in/{formId}', { params: { formId } })),
    enabled: isAsked,
    // A person without such a result gets the whole list at once.
    retry: (failures, error) => failures < 2 && !(error instanceof CallRefused),
  })
  return { named: data?.specialistIds, isLoading }
}
