import { dataOf } from 'shared/client'
import type { PurposeChoice } from 'shared/published/purposes'
import { allOf, useQuery, useQueryClient } from 'shared/query'
import { notify } from 'shared/session'
import type { Purposes } from '../../../contract/privacy'
import { privacy } from '../../privacy/api'
import type { PurposesCardProps } from './PurposesCard'

/** The purposes with the person's choices. A choice shows at once, and goes back where the server did not take it. */
export function usePurposes(userId: number): PurposesCardProps {
  const cache = useQueryClient()
  const queryKey = ['privacy', 'purposes', userId]
  const query = useQuery({
    queryKey,
    queryFn: () => dataOf(privacy('GET auth/purposes')),
    // Mails of courses are also turned off on a course's page and by a mail's own link.
    staleTime: 0,
  })
  const loading = allOf(query)

  async function choose(choice: PurposeChoice) {
    await cache.cancelQueries({ queryKey })
    cache.setQueryData<Purposes>(queryKey, purposes => purposes && withChoice(purposes, choice))
    const answer = await privacy('PATCH auth/purposes', { body: choice })
    if (answer.ok) cache.setQueryData(queryKey, answer.data)
    else {
      const before = { ...choice, granted: !choice.granted }
      cache.setQueryData<Purposes>(queryKey, purposes => purposes && withChoice(purposes, before))
      notify({ type: 'error', title: 'Error!', message: answer.message })
    }
  }

  return {
    purposes: query.data,
    failed: loading.failed,
    retrying: loading.retrying,
    onRetry: loading.retry,
    onChoose: choice => void choose(choice),
  }
}

function withChoice(purposes: Purposes, { purpose, granted }: PurposeChoice): Purposes {
  const voluntary = purposes.voluntary.map(one => (one.purpose === purpose ? { ...one, granted } : one))
  return { ...purposes, voluntary }
}
