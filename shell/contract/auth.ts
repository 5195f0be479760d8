import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import { PersonFacts, SignedInPerson } from 'shared/published/person'
import { PROFILE_LENGTHS } from 'shared/published/profile'
import Type, { type Static } from 'typebox'
import { confirmation } from './confirmation'
import { Password } from './fields'

const Email = Type.String({ maxLength: PROFILE_LENGTHS.email })

const ProfileText = Type.String({ maxLength: PROFILE_LENGTHS.text })

export const Credentials = Type.Object({ email: Email, password: Password })
export type Credentials = Static<typeof Credentials>

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

export const OwnSession = Type.Object({
  id: Id,
  device: Type.String({ description: 'En palabras: «Chrome en Android»' }),
  place: Type.String({ description: 'El país de la red, o «desconocido»' }),
  usedAt: Type.String({ format: 'date-time', description: 'El último uso; puede faltar la última hora' }),
  current: Type.Boolean({ description: 'Si es la de esta llamada' }),
})
export type OwnSession = Static<typeof OwnSession>

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

export const authContract = defineContract({
  'POST auth/login': {
    limited: true,
    summary: 'Entrar: cambia correo y contraseña por un token',
    access: 'anyone',
    body: Credentials,
    answer: { status: 200, size: 'small', body: SignedInPerson },
  },
  'POST auth/register': {
    limited: true,
    summary: 'Crear una cuenta; después se entra con auth/login',
    access: 'anyone',
    body: Registration,
    answer: { status: 200, size: 'small', body: PersonFacts },
  },
  'POST auth/reset-password-request': {
    limited: true,
    summary: 'Pedir el correo para crear otra contraseña; responde lo mismo haya o no cuenta',
    access: 'anyone',
    body: Type.Object({ email: Email }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST auth/{id}/set-password': {
    summary: 'Crear otra contraseña con el enlace del correo; termina todas las sesiones',
    access: 'anyone',
    params: Type.Object({
      id: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'Lo que trae el enlace en «u»' }),
    }),
    body: Type.Object({ password: Password }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST auth/me': {
    summary: 'Quién es la persona del token',
    secondFactor: 'before',
    answer: { status: 200, size: 'small', body: PersonFacts },
  },
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
  'POST auth/address-proof': {
    limited: true,
    summary: 'Pedir otra vez el correo cuyo enlace prueba que la dirección es de la persona',
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST auth/email': {
    limited: true,
    summary:
      'Pedir otro correo para la cuenta; cuenta cuando se confirma con el enlace que le llega. Pide una llave de acceso o la contraseña',
    body: Type.Object({ email: Email, ...confirmation }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST auth/password': {
    limited: true,
    summary: 'Cambiar la contraseña; pide una llave de acceso o la actual, y termina las demás sesiones',
    body: Type.Object({ ...confirmation, newPassword: Password }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'GET auth/sessions': {
    summary: 'Las sesiones abiertas de la persona, la última usada primero',
    answer: { size: 'list', body: Type.Array(OwnSession) },
  },
  'DELETE auth/sessions/{id}': {
    summary: 'Terminar una sesión propia',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: Type.Object({}) },
  },
  'DELETE auth/sessions': {
    summary: 'Terminar todas las sesiones propias, también la de esta llamada',
    answer: { size: 'small', body: Type.Object({}) },
  },
  'POST auth/logout': {
    summary: 'Salir: el token deja de valer al instante',
    secondFactor: 'before',
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
})
