import { defineContract } from 'shared/contract'
import { Day, Id } from 'shared/published/fields'
import { PersonFacts, SignedInPerson } from 'shared/published/person'
import { PROFILE_LENGTHS } from 'shared/published/profile'
import Type, { type Static } from 'typebox'

const Email = Type.String({ maxLength: PROFILE_LENGTHS.email })
const ProfileText = Type.String({ maxLength: PROFILE_LENGTHS.text })
const Password = Type.String({ maxLength: 256 })

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

const Moment = Type.String({ format: 'date-time' })
const PerhapsMoment = Type.Union([Moment, Type.Null()])

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

/** What a device answers that has made a passkey. */
export const NewPasskey = Type.Object({
  id: CredentialId,
  clientDataJSON: ClientData,
  attestationObject: bytes(16_384),
})
export type NewPasskey = Static<typeof NewPasskey>

/** What a device answers that signs a challenge with a passkey. */
export const UsedPasskey = Type.Object({
  id: CredentialId,
  clientDataJSON: ClientData,
  authenticatorData: bytes(4096),
  signature: bytes(16_384),
})
export type UsedPasskey = Static<typeof UsedPasskey>

/** The shell's own calls (shared/product/wire.md#calls). */
export const shellContract = defineContract({
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
    access: 'person',
    secondFactor: 'before',
    answer: { status: 200, size: 'small', body: PersonFacts },
  },
  'POST auth/second-factor/enrolment': {
    summary: 'Del equipo: la clave para la app de códigos; la misma hasta que se confirma',
    access: 'person',
    secondFactor: 'before',
    answer: { status: 200, size: 'small', body: AuthenticatorKey },
  },
  'PUT auth/second-factor': {
    limited: true,
    summary: 'Del equipo: activar el segundo factor con el primer código de la app',
    access: 'person',
    secondFactor: 'before',
    body: Type.Object({ code: Code }),
    answer: { status: 200, size: 'small', body: RecoveryCodes },
  },
  'POST auth/second-factor': {
    limited: true,
    summary: 'Del equipo: confirmar esta sesión con el segundo factor',
    access: 'person',
    secondFactor: 'before',
    body: Type.Object({ code: Code }),
    answer: { status: 200, size: 'small', body: PersonFacts },
  },
  'POST auth/address-proof': {
    limited: true,
    summary: 'Pedir otra vez el correo cuyo enlace prueba que la dirección es de la persona',
    access: 'person',
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST auth/email': {
    limited: true,
    summary:
      'Pedir otro correo para la cuenta; cuenta cuando se confirma con el enlace que le llega. Pide la contraseña',
    access: 'person',
    body: Type.Object({ email: Email, password: Password }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST auth/password': {
    limited: true,
    summary: 'Cambiar la contraseña; pide la actual y termina las demás sesiones',
    access: 'person',
    body: Type.Object({ password: Password, newPassword: Password }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
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
  'GET auth/passkeys': {
    summary: 'Las llaves de acceso de la persona, la más antigua primero',
    access: 'person',
    answer: { status: 200, size: 'small', body: Type.Array(Passkey) },
  },
  'POST auth/passkeys/challenge': {
    limited: true,
    summary: 'Empezar a agregar una llave de acceso; pide la contraseña y un correo confirmado',
    access: 'person',
    body: Type.Object({ password: Password }),
    answer: { status: 200, size: 'small', body: WebAuthnOptions },
  },
  'POST auth/passkeys': {
    summary: 'Agregar la llave de acceso que el dispositivo creó',
    access: 'person',
    body: NewPasskey,
    answer: { status: 201, size: 'small', body: Passkey },
  },
  'DELETE auth/passkeys/{id}': {
    limited: true,
    summary: 'Quitar una llave de acceso; pide la contraseña',
    access: 'person',
    params: Type.Object({ id: Id }),
    body: Type.Object({ password: Password }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'GET auth/sessions': {
    summary: 'Las sesiones abiertas de la persona, la última usada primero',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(OwnSession) },
  },
  'DELETE auth/sessions/{id}': {
    summary: 'Terminar una sesión propia',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'DELETE auth/sessions': {
    summary: 'Terminar todas las sesiones propias, también la de esta llamada',
    access: 'person',
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST auth/logout': {
    summary: 'Salir: el token deja de valer al instante',
    access: 'person',
    secondFactor: 'before',
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
})

/** The practice's privacy notice in force (shared/product/shell.md#consent). */
export const PrivacyNotice = Type.Object({
  version: Type.String(),
  title: Type.String(),
  html: Type.String(),
  publishedAt: Day,
})
export type PrivacyNotice = Static<typeof PrivacyNotice>

export const FaqEntry = Type.Object({
  slug: Type.String({ description: 'Cómo se llama en la dirección: /user/faq#slug' }),
  group: Type.String({ description: 'Vacío si no tiene grupo' }),
  question: Type.String(),
  answer: Type.String({ description: 'HTML' }),
})
export type FaqEntry = Static<typeof FaqEntry>

/** The calls for the practice's own texts: privacy notice and frequent questions. */
export const siteContract = defineContract({
  'GET privacy-notice': {
    summary: 'El aviso de privacidad vigente',
    access: 'anyone',
    answer: { status: 200, size: 'small', body: PrivacyNotice },
  },
  'GET faq': {
    summary: 'Preguntas frecuentes y sus respuestas, en orden',
    access: 'anyone',
    answer: { status: 200, size: 'list', body: Type.Array(FaqEntry) },
  },
})

const Version = Type.String({ minLength: 1, maxLength: 100 })

export const Consent = Type.Object({
  version: Type.Union([Version, Type.Null()]),
  acceptedAt: Type.Union([Moment, Type.Null()]),
})
export type Consent = Static<typeof Consent>

/** Everything that is stored about a person, as their download holds it. */
export const OwnDataFile = Type.Object({
  exportedAt: Moment,
  account: Type.Record(Type.String(), Type.Unknown()),
  consent: Consent,
  sessions: Type.Array(
    Type.Object({
      device: Type.String(),
      country: Type.Union([Type.String(), Type.Null()]),
      usedAt: Moment,
      expiresAt: Moment,
    }),
  ),
  addressChanges: Type.Array(Type.Object({ email: Type.String(), expiresAt: Moment }), {
    description: 'El correo nuevo que la persona pidió',
  }),
  alarms: Type.Array(Type.Object({ email: Type.String(), expiresAt: Moment }), {
    description: 'Los avisos con el enlace «No fui yo»',
  }),
  passwordResets: Type.Array(Type.Object({ expiresAt: Moment })),
  addressProofs: Type.Array(Type.Object({ expiresAt: Moment })),
  deviceMarks: Type.Array(Type.Object({ signedInAt: Moment }), {
    description: 'Los dispositivos donde la persona ha entrado',
  }),
  secondFactors: Type.Array(Type.Object({ confirmedAt: PerhapsMoment }), {
    description: 'La app de códigos de un miembro del equipo',
  }),
  passkeys: Type.Array(Type.Object({ name: Type.String(), createdAt: Moment, usedAt: PerhapsMoment }), {
    description: 'Las llaves de acceso',
  }),
  passkeyChallenges: Type.Array(Type.Object({ expiresAt: Moment }), {
    description: 'Las llaves de acceso que se estaban agregando',
  }),
  uploads: Type.Array(Type.Object({ name: Type.String(), kind: Type.String(), createdAt: Moment })),
  jobs: Type.Array(
    Type.Object({
      job: Type.String(),
      runAt: Moment,
      payload: Type.Record(Type.String(), Type.Unknown()),
    }),
    { description: 'Lo que está por hacerse: correos y recordatorios' },
  ),
  auditLog: Type.Array(Type.Object({ at: Moment, act: Type.String() }), {
    description: 'Lo que el equipo de la clínica hizo con los datos de la persona',
  }),
  domains: Type.Record(Type.String(), Type.Unknown(), { description: 'Por dominio: sus tablas' }),
})
export type OwnDataFile = Static<typeof OwnDataFile>

/** The calls by which a person manages their data: consent, download, erasure. */
export const privacyContract = defineContract({
  'GET auth/privacy-notice': {
    summary: 'Qué versión del aviso aceptó la persona, y cuándo',
    access: 'person',
    answer: { status: 200, size: 'small', body: Consent },
  },
  'POST auth/privacy-notice': {
    summary: 'Aceptar el aviso de privacidad vigente',
    access: 'person',
    body: Type.Object({ version: Version }),
    answer: { status: 200, size: 'small', body: PersonFacts },
  },
  'GET auth/me/data': {
    summary: 'Descargar todos los datos propios',
    access: 'person',
    answer: { status: 200, size: 'heavy', body: OwnDataFile },
  },
  'DELETE auth/me': {
    limited: true,
    summary: 'Eliminar la cuenta y todos los datos propios; pide la contraseña',
    access: 'person',
    body: Type.Object({ password: Password }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
})
