import { defineContract } from 'shared/contract'
import { PersonFacts } from 'shared/published/person'
import Type, { type Static } from 'typebox'

/** The key that a member of the staff adds to their authenticator app. */
export const AuthenticatorKey = Type.Object({
  key: Type.String({ description: 'En base 32, para escribirla en la app' }),
  link: Type.String({ description: 'otpauth://, que abre la app del mismo dispositivo' }),
})
export type AuthenticatorKey = Static<typeof AuthenticatorKey>

export const RecoveryCodes = Type.Object({
  recoveryCodes: Type.Array(Type.String(), {
    description: 'Se muestran solo esta vez; cada uno sirve una vez',
  }),
})
export type RecoveryCodes = Static<typeof RecoveryCodes>

const Code = Type.String({ maxLength: 40, description: 'De la app, o de recuperación' })

export const secondFactorContract = defineContract({
  'POST auth/second-factor/enrolment': {
    summary: 'Del equipo: la clave para la app de códigos; la misma hasta que se confirma',
    secondFactor: 'before',
    answer: { status: 200, size: 'small', body: AuthenticatorKey },
  },
  'PUT auth/second-factor': {
    limited: true,
    summary: 'Del equipo: activar el segundo factor con el primer código de la app',
    secondFactor: 'before',
    body: Type.Object({ code: Code }),
    answer: { size: 'small', body: RecoveryCodes },
  },
  'POST auth/second-factor': {
    limited: true,
    summary: 'Del equipo: confirmar esta sesión con el segundo factor',
    secondFactor: 'before',
    body: Type.Object({ code: Code }),
    answer: { status: 200, size: 'small', body: PersonFacts },
  },
})
