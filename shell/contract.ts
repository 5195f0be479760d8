import { defineContract } from 'shared/contract'
import { PersonFacts, SignedInPerson } from 'shared/published/person'
import Type, { type Static } from 'typebox'

const Email = Type.String({ maxLength: 254 })
const Password = Type.String({ maxLength: 256 })

export const Credentials = Type.Object({ email: Email, password: Password })
export type Credentials = Static<typeof Credentials>

/**
 * Section 3's registration payload, and the version of the privacy notice that the person accepted (rulings, 22).
 * What section 5 requires may be missing here: that it is, is told by the form's rules, in their words.
 */
export const Registration = Type.Object({
  firstName: Type.Optional(Type.String({ maxLength: 100 })),
  lastName: Type.Optional(Type.String({ maxLength: 100 })),
  email: Type.Optional(Email),
  password: Type.Optional(Password),
  phone: Type.Optional(Type.String({ maxLength: 100 })),
  ocupation: Type.Optional(Type.String({ maxLength: 100 })),
  civilState: Type.Optional(Type.String({ maxLength: 100 })),
  organizationId: Type.Optional(
    Type.Union([Type.String({ maxLength: 100 }), Type.Number(), Type.Null()], {
      description: 'El de la liga por la que llegó la persona',
    }),
  ),
  birthdate: Type.Optional(Type.String({ maxLength: 100, description: 'AAAA-MM-DD' })),
  gender: Type.Optional(Type.String({ maxLength: 100, description: 'male o female' })),
  picture: Type.Optional(Type.String({ maxLength: 100, description: 'El nombre que dio files/upload' })),
  privacyNotice: Type.Optional(Type.String({ maxLength: 100, description: 'La versión aceptada del aviso' })),
})
export type Registration = Static<typeof Registration>

/** The shell's own calls (rulings, 8). */
export const shellContract = defineContract({
  'POST auth/login': {
    summary: 'Entrar: cambia correo y contraseña por un token',
    access: 'anyone',
    body: Credentials,
    answer: { status: 200, body: SignedInPerson },
  },
  'POST auth/register': {
    summary: 'Crear una cuenta; después se entra con auth/login',
    access: 'anyone',
    body: Registration,
    answer: { status: 200, body: PersonFacts },
  },
  'POST auth/reset-password-request': {
    summary: 'Pedir el correo para crear otra contraseña; responde lo mismo haya o no cuenta',
    access: 'anyone',
    body: Type.Object({ email: Email }),
    answer: { status: 200, body: Type.Object({}) },
  },
  'POST auth/{id}/set-password': {
    summary: 'Crear otra contraseña con el enlace del correo; termina todas las sesiones',
    access: 'anyone',
    params: Type.Object({
      id: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'Lo que trae el enlace en «u»' }),
    }),
    body: Type.Object({ password: Password }),
    answer: { status: 200, body: Type.Object({}) },
  },
  'POST auth/me': {
    summary: 'Quién es la persona del token',
    access: 'person',
    answer: { status: 200, body: PersonFacts },
  },
  'POST auth/logout': {
    summary: 'Salir: el token deja de valer al instante',
    access: 'person',
    answer: { status: 200, body: Type.Object({}) },
  },
})
