import type { OwnData } from 'shared/server/privacy/ownData'

/** What becomes of an owner's tables at the end of an account. */
export type KeptPart = Pick<OwnData, 'fates' | 'kept' | 'inWords'>
