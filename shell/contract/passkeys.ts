import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import { PersonFacts, SignedInPerson } from 'shared/published/person'
import Type, { type Static } from 'typebox'
import { Confirmation } from './confirmation'
import { Moment, PerhapsMoment } from './fields'
import { NewPasskey, UsedPasskey, WebAuthnOptions } from './webAuthn'

export const Passkey = Type.Object({
  id: Id,
  name: Type.String({ description: 'El dispositivo donde se creó, en palabras' }),
  createdAt: Moment,
  usedAt: PerhapsMoment,
})
export type Passkey = Static<typeof Passkey>

export const passkeysContract = defineContract({
  'POST auth/login/passkey-challenge': {
    limited: true,
    summary: 'Lo que una llave de acceso firma para entrar; vale una vez, cinco minutos',
    access: 'anyone',
    answer: { status: 200, size: 'small', body: WebAuthnOptions },
  },
  'POST auth/login/passkey': {
    limited: true,
    summary: 'Entrar con una llave de acceso, que es también el segundo factor del equipo',
    access: 'anyone',
    body: UsedPasskey,
    answer: { status: 200, size: 'small', body: SignedInPerson },
  },
  'POST auth/second-factor/passkey-challenge': {
    summary:
      'Lo que una llave de acceso del equipo firma para confirmar la sesión; vale una vez, cinco minutos',
    secondFactor: 'before',
    answer: { status: 200, size: 'small', body: WebAuthnOptions },
  },
  'POST auth/second-factor/passkey': {
    limited: true,
    summary: 'Confirmar la sesión del equipo con una llave de acceso propia',
    secondFactor: 'before',
    body: UsedPasskey,
    answer: { status: 200, size: 'small', body: PersonFacts },
  },
  'POST auth/confirmation/passkey-challenge': {
    limited: true,
    summary:
      'Lo que una llave de acceso propia firma en vez de la contraseña, para confirmar un acto; vale una vez, cinco minutos',
    answer: { status: 200, size: 'small', body: WebAuthnOptions },
  },
  'GET auth/passkeys': {
    summary: 'Las llaves de acceso de la persona, la más antigua primero',
    answer: { size: 'small', body: Type.Array(Passkey) },
  },
  'POST auth/passkeys/challenge': {
    limited: true,
    summary: 'Empezar a agregar una llave de acceso; pide una llave o la contraseña, y un correo confirmado',
    body: Confirmation,
    answer: { status: 200, size: 'small', body: WebAuthnOptions },
  },
  'POST auth/passkeys': {
    summary: 'Agregar la llave de acceso que el dispositivo creó',
    body: NewPasskey,
    answer: { size: 'small', body: Passkey },
  },
  'DELETE auth/passkeys/{id}': {
    limited: true,
    summary: 'Quitar una llave de acceso; pide una llave o la contraseña',
    params: Type.Object({ id: Id }),
    body: Confirmation,
    answer: { size: 'small', body: Type.Object({}) },
  },
})
