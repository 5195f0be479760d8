import Type, { type Static } from 'typebox'
import { Moment, PerhapsMoment } from './fields'

export const Version = Type.String({ minLength: 1, maxLength: 100 })

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
