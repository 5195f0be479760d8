import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { forms } from '../api'
import { dueSteps } from '../next/dueSteps'
import { nextStepsKey } from '../next/nextStepsKey'
import { withoutSent } from '../next/withoutSent'
import { DueHelp } from '../risk/DueHelp'
import { useSentTests } from '../tests/useSentTests'
import { NextStepList } from './NextStepList'

/** Home widget: what is due for the person and the family. */
export default function NextSteps() {
  const user = useUser()
  const { data, dataUpdatedAt, isLoadingError, isFetching, refetch } = useQuery({
    ...cachedOffline,
    queryKey: nextStepsKey(user.id),
    queryFn: () => dataOf(forms('GET next-steps')),
    // A test or an appointment of a moment ago has changed it.
    staleTime: 0,
  })
  const sent = useSentTests(dataUpdatedAt)
  return (
    <>
      <NextStepList
        steps={data && dueSteps(user, withoutSent(data, sent))}
        failed={isLoadingError}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
      <DueHelp />
    </>
  )
}
