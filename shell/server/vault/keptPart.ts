import type { OwnData } from 'shared/server/privacy/ownData'

/** The fate of an owner's tables at the end of an account. */
export type KeptPart = Pick<OwnData, 'fates' | 'kept' | 'filesErased' | 'inWords'>
