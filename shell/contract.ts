import { defineContract } from 'shared/contract'
import { PersonFacts, SignedInPerson } from 'shared/published/person'
import Type, { type Static } from 'typebox'

export const Credentials = Type.Object({
  email: Type.String({ maxLength: 254 }),
  password: Type.String({ maxLength: 256 }),
})
export type Credentials = Static<typeof Credentials>

/** The shell's own calls (rulings, 8). */
export const shellContract = defineContract({
  'POST auth/login': {
    summary: 'Entrar: cambia correo y contraseña por un token',
    access: 'anyone',
    body: Credentials,
    answer: { status: 200, body: SignedInPerson },
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
