import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { forms } from '../api'
import { DueHelp } from '../risk/DueHelp'
import { NextStepList } from './NextStepList'

/** Home widget: what is due for the person and the family. */
export default function NextSteps() {
  const { id } = useUser()
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...cachedOffline,
    queryKey: ['objetivos', 'next', id],
    queryFn: () => dataOf(forms('GET next-steps')),
    // A test or an appointment of a moment ago has changed it.
    staleTime: 0,
  })
  return (
    <>
      <NextStepList
        steps={data}
        failed={isLoadingError}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
      <DueHelp />
    </>
  )
}
