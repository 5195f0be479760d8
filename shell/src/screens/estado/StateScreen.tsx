import { callsOf, dataOf, refusalMessage } from 'shared/client'
import { allOf, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import type { operationContract } from '../../../contract/operation'
import { stateWords } from '../../../rules/operation/findings'
import { House } from './House'

const api = callsOf<typeof operationContract>()

/** `/user/equipo/estado`: how what the product stands on is, for the staff who operate it. */
export function StateScreen() {
  const { staff } = useUser()
  if (staff) return <Looked />
  return (
    <EmptyState
      level="h1"
      title={stateWords.staffOnly}
      action={<ButtonLink to="/user">{stateWords.home}</ButtonLink>}
    />
  )
}

function Looked() {
  const house = useQuery({
    queryKey: ['operation', 'state'],
    queryFn: () => dataOf(api('GET staff/state')),
    // A look is a press: it costs the house something, and each is in the audit log.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
  return (
    <House
      house={house.data}
      loading={allOf(house)}
      refusal={house.error ? refusalMessage(house.error, stateWords.databaseAway) : undefined}
      onLook={() => void house.refetch()}
    />
  )
}
