import { dataOf } from 'shared/client'
import { FAMILY_MEMBER } from 'shared/published/appointmentPaths'
import { useQuery } from 'shared/query'
import { useSearchParams } from 'shared/router'
import { useUser } from 'shared/session'
import type { FamilyMember } from '../../contract/patients'
import { patients } from '../api'

interface Family {
  /** The family members for whom the person may book; empty while they are loading. */
  family: readonly FamilyMember[]
  /** The one whom the appointment is for; undefined where it is for the person. */
  chosen: FamilyMember | undefined
  /** Their id, known from the address before the family members are loaded. */
  familyMember: number | undefined
}

/** The person whom the appointment is for; the choice is in the address. */
export function useFamily(): Family {
  const { id: userId } = useUser()
  const [query] = useSearchParams()
  const { data } = useQuery({
    queryKey: ['citas', 'family', userId],
    queryFn: () => dataOf(patients('GET appointments/family')),
  })
  const asked = Number(query.get(FAMILY_MEMBER)) || undefined
  const chosen = data?.find(({ id }) => id === asked)
  return { family: data ?? [], chosen, familyMember: data ? chosen?.id : asked }
}
