import Type, { type Static } from 'typebox'
import { Password } from './fields'
import { UsedPasskey } from './webAuthn'

/** The fields by which a signed-in person confirms an act that an open session alone is not enough for: one of the two. */
export const confirmation = { password: Type.Optional(Password), passkey: Type.Optional(UsedPasskey) }

export const Confirmation = Type.Object(confirmation)
export type Confirmation = Static<typeof Confirmation>
