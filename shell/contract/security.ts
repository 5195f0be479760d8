import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'
import { confirmation } from './confirmation'
import { Email, Password } from './fields'

export const OwnSession = Type.Object({
  id: Id,
  device: Type.String({ description: 'En palabras: «Chrome en Android»' }),
  place: Type.String({ description: 'El país de la red, o «desconocido»' }),
  usedAt: Type.String({ format: 'date-time', description: 'El último uso; puede faltar la última hora' }),
  current: Type.Boolean({ description: 'Si es la de esta llamada' }),
})
export type OwnSession = Static<typeof OwnSession>

/** The calls by which a person changes their address and password and ends their sessions. */
export const securityContract = defineContract({
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
  'POST auth/email/pending': {
    limited: true,
    summary: 'Enviar otra vez el enlace al correo nuevo que espera; el enlace de antes deja de servir',
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'DELETE auth/email/pending': {
    summary: 'Retirar el cambio de correo que espera; su enlace deja de servir',
    answer: { size: 'small', body: Type.Object({}) },
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
})
