import { phoneOf } from 'shared/published/phoneOf'
import type { SliceContext } from 'shared/server/slices/context'
import type { StaffRiskNotice } from '../../contract/staff'
import type { FamilyRow } from '../family/familyStore'

type Owner = Awaited<ReturnType<SliceContext['ports']['people']['profileOf']>>

/** The name and the ways to reach a person; a text is empty where nothing is known. */
export interface Contact extends Pick<StaffRiskNotice, 'phone' | 'phoneOwner' | 'email' | 'account'> {
  firstName: string
  lastName: string
}

/**
 * The contact of the family member, or else of the account. A member without an own telephone is reached by the
 * account's, and its owner is named with it, so that the caller takes nobody else for this person.
 */
export function contactOf(
  owner: Owner,
  member: Pick<FamilyRow, 'firstName' | 'lastName' | 'phone' | 'email'> | null,
): Contact {
  const { firstName = '', lastName = '' } = member ?? owner ?? {}
  return {
    firstName,
    lastName,
    phone: member?.phone || phoneOf(owner),
    phoneOwner: member && !member.phone ? 'account' : 'person',
    email: member?.email || owner?.email || '',
    account: owner ? `${owner.firstName} ${owner.lastName}` : '',
  }
}
