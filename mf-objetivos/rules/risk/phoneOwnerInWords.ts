import type { StaffRiskNotice } from '../../contract'
import { phoneOwners } from '../../messages'

/** Whose telephone a notice names, as the staff reads it before they call. */
export function phoneOwnerInWords({
  phoneOwner,
  account,
}: Pick<StaffRiskNotice, 'phoneOwner' | 'account'>): string {
  return phoneOwner === 'account' ? phoneOwners.account(account) : phoneOwners[phoneOwner]
}
