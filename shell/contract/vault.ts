import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import { PROFILE_LENGTHS } from 'shared/published/profile'
import Type, { type Static } from 'typebox'
import { Moment } from './fields'

/** The handler says what is too short or too long, at the field. */
const Reason = Type.String({ maxLength: 2000 })

const OpeningId = Type.Object({ id: Id })

/** A wish to open what is kept of an ended account, or the open vault: it tells nothing about whose it is. */
export const Opening = Type.Object({
  id: Id,
  askedBy: Type.String(),
  askedReason: Type.String(),
  askedAt: Moment,
  approvedBy: Type.Union([Type.String(), Type.Null()]),
  approvedReason: Type.Union([Type.String(), Type.Null()]),
  endsAt: Type.String({
    format: 'date-time',
    description: 'Cuándo deja de estar abierta, o vence si nadie la aprueba',
  }),
  may: Type.Enum(['approve', 'read', 'wait'], { description: 'Qué puede hacer con ella quien pregunta' }),
})
export type Opening = Static<typeof Opening>

/** The data of one category that is kept of one ended account. */
const OpenedPart = Type.Object({
  keptUntil: Moment,
  sections: Type.Array(
    Type.Object({
      title: Type.String(),
      columns: Type.Array(Type.String()),
      rows: Type.Array(Type.Array(Type.String())),
    }),
  ),
  tables: Type.Record(Type.String(), Type.Array(Type.Unknown()), {
    description: 'Lo mismo como estaba guardado, por tabla',
  }),
})

export const OpenedVault = Type.Object({
  person: Type.Object({
    name: Type.String(),
    email: Type.String(),
    birthdate: Type.Union([Type.String(), Type.Null()]),
  }),
  endsAt: Moment,
  parts: Type.Array(OpenedPart),
  files: Type.Array(Type.String(), { description: 'Los nombres con los que se piden sus archivos' }),
})
export type OpenedVault = Static<typeof OpenedVault>

/** Two members open what is kept of an ended account (shell/server/privacy/README.md). */
export const vaultContract = defineContract({
  'GET staff/vault/openings': {
    summary: 'Las solicitudes de abrir el archivo bloqueado que siguen en pie; no dicen de quién son',
    access: 'staff:vault',
    answer: { size: 'small', body: Type.Object({ openings: Type.Array(Opening, { maxItems: 100 }) }) },
  },
  'POST staff/vault/openings': {
    summary: 'Pedir que se abra lo que se conserva de quien tuvo este correo; repetirlo no pide otra vez',
    access: 'staff:vault',
    secondFactor: 'recent',
    body: Type.Object({ email: Type.String({ maxLength: PROFILE_LENGTHS.email }), reason: Reason }),
    answer: { size: 'small', body: Opening },
  },
  'POST staff/vault/openings/{id}/approval': {
    summary: 'Aprobar la solicitud de otra persona: queda abierta 24 horas para las dos',
    access: 'staff:vault',
    secondFactor: 'recent',
    params: OpeningId,
    body: Type.Object({ reason: Reason }),
    answer: { status: 200, size: 'small', body: Opening },
  },
  'GET staff/vault/openings/{id}/contents': {
    summary: 'Leer lo que se abrió',
    access: 'staff:vault',
    secondFactor: 'recent',
    params: OpeningId,
    answer: { size: 'list', body: OpenedVault },
  },
  'GET staff/vault/openings/{id}/files/{name}': {
    summary: 'Un archivo de lo que se abrió, en base64',
    access: 'staff:vault',
    secondFactor: 'recent',
    params: Type.Object({ ...OpeningId.properties, name: Type.String({ maxLength: 60 }) }),
    answer: { size: 'list', body: Type.Object({ name: Type.String(), content: Type.String() }) },
  },
})
