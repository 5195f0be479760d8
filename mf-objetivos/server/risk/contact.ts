import type { SliceContext } from 'shared/server/slices/slice'
import type { FamilyRow } from '../family/familyStore'

type Owner = Awaited<ReturnType<SliceContext['ports']['people']['profileOf']>>

/** The name and the ways to reach a person; a text is empty where nothing is known. */
export interface Contact {
  firstName: string
  lastName: string
  phone: string
  email: string
}

/** The contact of the family member, or else of the account. A member without an own one is reached by the account's. */
export function contactOf(
  owner: Owner,
  member: Pick<FamilyRow, 'firstName' | 'lastName' | 'phone' | 'email'> | null,
): Contact {
  const { firstName = '', lastName = '' } = member ?? owner ?? {}
  return {
    firstName,
    lastName,
    phone: member?.phone || owner?.phone || owner?.emergencyContactPhone || '',
    email: member?.email || owner?.email || '',
  }
}
