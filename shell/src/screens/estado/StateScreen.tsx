import { callsOf, dataOf, refusalMessage } from 'shared/client'
import { allOf, useQuery } from 'shared/query'
import { ForDuty } from 'shared/staff/ForDuty'
import { ButtonLink } from 'shared/ui/ButtonLink'
import type { operationContract } from '../../../contract/operation'
import { stateWords } from '../../../rules/operation/findings'
import { House } from './House'

const api = callsOf<typeof operationContract>()

/** `/user/equipo/estado`: how what the product stands on is, for the staff who operate it. */
export function StateScreen() {
  return (
    <ForDuty duties={['operation']} action={<ButtonLink to="/user">{stateWords.home}</ButtonLink>}>
      <Looked />
    </ForDuty>
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
