import type { PersonFacts } from './person'

/**
 * The address whose link proves an account that is not proved yet: the one that corrects a mistyped one, where the
 * person asked for it. Undefined for a proved account.
 */
export function addressToProve(of: Pick<PersonFacts, 'unprovedAddress' | 'pendingAddress'>) {
  return of.unprovedAddress && (of.pendingAddress?.address ?? of.unprovedAddress)
}
