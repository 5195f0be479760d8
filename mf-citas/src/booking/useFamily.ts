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
  /** The address names a person who is no family member, or no longer one. */
  isGone: boolean
}

export const familyKey = (userId: number) => ['citas', 'family', userId]

/** The person whom the appointment is for; the choice is in the address. */
export function useFamily(): Family {
  const { id: userId } = useUser()
  const [query] = useSearchParams()
  const { data } = useQuery({
    queryKey: familyKey(userId),
    queryFn: () => dataOf(patients('GET appointments/family')),
  })
  const asked = Number(query.get(FAMILY_MEMBER)) || undefined
  const chosen = data?.find(({ id }) => id === asked)
  const isGone = data !== undefined && asked !== undefined && !chosen
  return { family: data ?? [], chosen, familyMember: data ? chosen?.id : asked, isGone }
}
