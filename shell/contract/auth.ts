import { defineContract } from 'shared/contract'
import { PersonFacts, SignedInPerson } from 'shared/published/person'
import Type, { type Static } from 'typebox'
import { Email, Password } from './fields'
import { Registration } from './registration'

export const Credentials = Type.Object({ email: Email, password: Password })
export type Credentials = Static<typeof Credentials>

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
  'POST auth/logout': {
    summary: 'Salir: el token deja de valer al instante',
    secondFactor: 'before',
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
})
