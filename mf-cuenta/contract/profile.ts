import { defineContract } from 'shared/contract'
import { Day, Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

const gender = Type.Enum(['male', 'female'])

/** The wire's profile of a person (shared/product/cuenta.md#profile). */
export const Patient = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  ocupation: Type.String(),
  civilState: Type.String(),
  emergencyContactName: Type.String(),
  emergencyContactLastName: Type.String(),
  emergencyContactPhone: Type.String(),
  emergencyContactEmail: Type.String(),
  emergencyContactBirthdate: Type.Union([Day, Type.Null()]),
  emergencyContactRelationship: Type.String(),
  objective: Type.String(),
  branchOffices: Type.Array(Type.String()),
  birthdate: Type.Union([Day, Type.Null()]),
  gender: Type.Union([gender, Type.Null()]),
  picture: Type.String({ description: 'El nombre que dio files/upload; vacío sin foto' }),
})
export type Patient = Static<typeof Patient>

/** Only bounds: `rules/profile/checkProfile.ts` answers every problem of a form at once, in the form's own words. */
const Sent = Type.Optional(Type.String({ maxLength: 20_000 }))
const SentOrNull = Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()]))

/** Fields of the profile; one that is not sent stays as it is. */
export const PatientChange = Type.Object({
  firstName: Sent,
  lastName: Sent,
  email: Sent,
  phone: Sent,
  ocupation: Sent,
  civilState: Sent,
  emergencyContactName: Sent,
  emergencyContactLastName: Sent,
  emergencyContactPhone: Sent,
  emergencyContactEmail: Sent,
  emergencyContactBirthdate: SentOrNull,
  emergencyContactRelationship: Sent,
  objective: Sent,
  branchOffices: Type.Optional(
    Type.Array(Type.String({ maxLength: 20_000 }), {
      maxItems: 100,
      description: 'Vacía no borra las guardadas',
    }),
  ),
  birthdate: SentOrNull,
  gender: SentOrNull,
  picture: Sent,
})
export type PatientChange = Static<typeof PatientChange>

const Own = Type.Object({ id: Id })

export const profileContract = defineContract({
  'GET patients/{id}': {
    summary: 'El perfil propio',
    params: Own,
    answer: { size: 'small', body: Patient },
  },
  'PUT patients/{id}': {
    summary: 'Cambiar el perfil propio; un campo que no llega se queda como está',
    params: Own,
    body: PatientChange,
    answer: { size: 'small', body: Patient },
  },
})
