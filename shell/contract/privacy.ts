import { defineContract } from 'shared/contract'
import { Kept } from 'shared/published/kept'
import { PersonFacts } from 'shared/published/person'
import { PurposeChoice } from 'shared/published/purposes'
import Type, { type Static } from 'typebox'
import { Password } from './auth'
import { Moment, PerhapsMoment } from './fields'

const Version = Type.String({ minLength: 1, maxLength: 100 })

export const Consent = Type.Object({
  version: Type.Union([Version, Type.Null()]),
  acceptedAt: Type.Union([Moment, Type.Null()]),
})
export type Consent = Static<typeof Consent>

const Named = { title: Type.String(), text: Type.String() }

/** A purpose of the notice in force that the person may refuse, and whether it is pursued. */
const Voluntary = Type.Object({
  ...PurposeChoice.properties,
  ...Named,
  chosenAt: PerhapsMoment,
  version: Type.Union([Version, Type.Null()], { description: 'El aviso vigente cuando la persona eligió' }),
})

/** The purposes of the notice in force, in its order. */
export const Purposes = Type.Object({
  necessary: Type.Array(Type.Object(Named)),
  voluntary: Type.Array(Voluntary),
})
export type Purposes = Static<typeof Purposes>

/** Everything that is stored about a person, as their download holds it. */
export const OwnDataFile = Type.Object({
  exportedAt: Moment,
  account: Type.Record(Type.String(), Type.Unknown()),
  consent: Consent,
  purposeChoices: Type.Array(
    Type.Object({
      purpose: Type.String(),
      granted: Type.Boolean(),
      notice: Type.Union([Version, Type.Null()]),
      chosenAt: Moment,
    }),
    { description: 'Lo que la persona eligió sobre las finalidades voluntarias' },
  ),
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
  guests: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Lo que guardan los servicios de otros equipos, como lo entregan',
  }),
})
export type OwnDataFile = Static<typeof OwnDataFile>

/** A list of a person's data as they read it. */
const Section = Type.Object({
  /** Empty where the first cell of each row names the second. */
  columns: Type.Array(Type.String()),
  rows: Type.Array(Type.Array(Type.String())),
})

/** Everything that is stored about a person, by subject and in words. */
export const OwnDataInWords = Type.Object({
  exportedAt: Moment,
  name: Type.String(),
  sections: Type.Record(Type.String(), Section, { description: 'Por su título, en el orden en que se leen' }),
})
export type OwnDataInWords = Static<typeof OwnDataInWords>

/** The record of a person as a FHIR R4 bundle, for a system of another practice. */
export const OwnDataAsFhir = Type.Object({
  resourceType: Type.Literal('Bundle'),
  type: Type.Literal('collection'),
  timestamp: Moment,
  entry: Type.Array(
    Type.Object({ fullUrl: Type.String(), resource: Type.Record(Type.String(), Type.Unknown()) }),
  ),
})
export type OwnDataAsFhir = Static<typeof OwnDataAsFhir>

/** The receipt of an ended account. */
export const EndedAccount = Type.Object({
  kept: Type.Array(Kept, { description: 'Lo que queda bloqueado, y hasta cuándo; todo lo demás se borró' }),
})
export type EndedAccount = Static<typeof EndedAccount>

/** The calls by which a person manages their data: consent, download, erasure. */
export const privacyContract = defineContract({
  'GET auth/privacy-notice': {
    summary: 'Qué versión del aviso aceptó la persona, y cuándo',
    answer: { size: 'small', body: Consent },
  },
  'POST auth/privacy-notice': {
    summary: 'Aceptar el aviso de privacidad vigente',
    body: Type.Object({ version: Version }),
    answer: { status: 200, size: 'small', body: PersonFacts },
  },
  'GET auth/purposes': {
    summary: 'Para qué se usan los datos: lo necesario, y lo voluntario con lo que la persona eligió',
    answer: { size: 'small', body: Purposes },
  },
  'PATCH auth/purposes': {
    summary: 'Aceptar o rechazar una finalidad voluntaria; repetirlo no cambia nada',
    body: PurposeChoice,
    answer: { size: 'small', body: Purposes },
  },
  'GET auth/me/data': {
    summary: 'Descargar todos los datos propios',
    answer: { size: 'heavy', body: OwnDataFile },
  },
  'GET auth/me/data-in-words': {
    summary: 'Los datos propios para leer e imprimir: por tema y en palabras',
    answer: { size: 'heavy', body: OwnDataInWords },
  },
  'GET auth/me/data-as-fhir': {
    summary: 'El expediente propio como un conjunto de recursos FHIR R4, para otra clínica',
    answer: { size: 'heavy', body: OwnDataAsFhir },
  },
  'DELETE auth/me': {
    limited: true,
    summary: 'Eliminar la cuenta y los datos propios, salvo lo que la ley pide conservar; pide la contraseña',
    body: Type.Object({ password: Password }),
    answer: { size: 'small', body: EndedAccount },
  },
})
