import { PROFILE_LENGTHS } from 'shared/published/profile'
import Type, { type Static } from 'typebox'
import { Email, Password } from './fields'

const ProfileText = Type.String({ maxLength: PROFILE_LENGTHS.text })

/**
 * The registration payload, with the version of the privacy notice that the person accepted
 * (shared/product/shell.md#registration). Required fields are optional here: `rules/registration.ts` refuses a missing
 * one with the form's own message.
 */
export const Registration = Type.Object({
  firstName: Type.Optional(ProfileText),
  lastName: Type.Optional(ProfileText),
  email: Type.Optional(Email),
  password: Type.Optional(Password),
  phone: Type.Optional(ProfileText),
  ocupation: Type.Optional(ProfileText),
  civilState: Type.Optional(ProfileText),
  organizationId: Type.Optional(
    Type.Union(
      [Type.String({ maxLength: 100 }), Type.Number({ maximum: Number.MAX_SAFE_INTEGER }), Type.Null()],
      {
        description: 'El de la liga por la que llegó la persona',
      },
    ),
  ),
  birthdate: Type.Optional(Type.String({ maxLength: 100, description: 'AAAA-MM-DD' })),
  gender: Type.Optional(Type.String({ maxLength: 100, description: 'male o female' })),
  picture: Type.Optional(Type.String({ maxLength: 100, description: 'El nombre que dio files/upload' })),
  privacyNotice: Type.Optional(Type.String({ maxLength: 100, description: 'La versión aceptada del aviso' })),
})
export type Registration = Static<typeof Registration>
