import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import { PersonFacts, SignedInPerson } from 'shared/published/person'
import Type, { type Static } from 'typebox'
import { Moment, Password, PerhapsMoment } from './fields'

export const Passkey = Type.Object({
  id: Id,
  name: Type.String({ description: 'El dispositivo donde se creó, en palabras' }),
  createdAt: Moment,
  usedAt: PerhapsMoment,
})
export type Passkey = Static<typeof Passkey>

/** The options of WebAuthn in their JSON form, which the browser's own call takes. */
const WebAuthnOptions = Type.Object({ options: Type.Record(Type.String(), Type.Unknown()) })

/** Bytes in base64url. A key's name has at most 1023 of them (WebAuthn), an attestation a few kilobytes. */
const bytes = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength })

const CredentialId = bytes(1364)

const ClientData = bytes(4096)

/** The answer of a device that has made a passkey. */
export const NewPasskey = Type.Object({
  id: CredentialId,
  clientDataJSON: ClientData,
  attestationObject: bytes(16_384),
})
export type NewPasskey = Static<typeof NewPasskey>

/** The answer of a device that signs a challenge with a passkey. */
export const UsedPasskey = Type.Object({
  id: CredentialId,
  clientDataJSON: ClientData,
  authenticatorData: bytes(4096),
  signature: bytes(16_384),
})
export type UsedPasskey = Static<typeof UsedPasskey>

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
  'GET auth/passkeys': {
    summary: 'Las llaves de acceso de la persona, la más antigua primero',
    answer: { size: 'small', body: Type.Array(Passkey) },
  },
  'POST auth/passkeys/challenge': {
    limited: true,
    summary: 'Empezar a agregar una llave de acceso; pide la contraseña y un correo confirmado',
    body: Type.Object({ password: Password }),
    answer: { status: 200, size: 'small', body: WebAuthnOptions },
  },
  'POST auth/passkeys': {
    summary: 'Agregar la llave de acceso que el dispositivo creó',
    body: NewPasskey,
    answer: { size: 'small', body: Passkey },
  },
  'DELETE auth/passkeys/{id}': {
    limited: true,
    summary: 'Quitar una llave de acceso; pide la contraseña',
    params: Type.Object({ id: Id }),
    body: Type.Object({ password: Password }),
    answer: { size: 'small', body: Type.Object({}) },
  },
})
