import type { StaffRiskNotice } from '../../contract/staff'
import { phoneOwners } from '../../messages'

/** The owner of a notice's telephone, as the staff reads it before they call. */
export function phoneOwnerInWords({
  phoneOwner,
  account,
}: Pick<StaffRiskNotice, 'phoneOwner' | 'account'>): string {
  return phoneOwner === 'account' ? phoneOwners.account(account) : phoneOwners[phoneOwner]
}
