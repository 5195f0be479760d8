import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

const StaffLab = Type.Object({
  id: Id,
  lab: Type.String(),
  form: Type.String(),
  uploadedAt: Type.String({ format: 'date-time' }),
  answered: Type.Boolean(),
  patient: Type.Object({ firstName: Type.String(), lastName: Type.String() }),
})
export type StaffLab = Static<typeof StaffLab>

const StaffRiskNotice = Type.Object({
  id: Id,
  createdAt: Type.String({ format: 'date-time' }),
  handled: Type.Boolean(),
  /** When the practice called; null before. */
  handledAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  /** The name of the member who called; empty before, and where the member's account has ended. */
  handledBy: Type.String(),
  patient: Type.Object({ firstName: Type.String(), lastName: Type.String() }),
  /** Empty where none is known. */
  phone: Type.String(),
  /** The owner of the telephone: the person, or the account's holder. */
  phoneOwner: Type.Enum(['person', 'account']),
  /** The name of the account's holder. */
  account: Type.String(),
  /** Of the family member, or else of the account. */
  email: Type.String(),
})
export type StaffRiskNotice = Static<typeof StaffRiskNotice>

export const staffContract = defineContract({
  'GET staff/labs': {
    summary: 'Los laboratorios que esperan respuesta, los más antiguos primero',
    access: 'staff:labs',
    answer: { size: 'list', body: Type.Array(StaffLab) },
  },
  'GET staff/labs/{id}/file': {
    summary: 'El archivo de un laboratorio, en base64',
    access: 'staff:labs',
    secondFactor: 'recent',
    params: Type.Object({ id: Id }),
    answer: {
      size: 'small',
      body: Type.Object({ name: Type.String(), content: Type.String() }),
    },
  },
  'POST staff/labs/{id}/response': {
    summary: 'Responder un laboratorio con HTML; la persona recibe un correo que no nombra ningún resultado',
    access: 'staff:labs',
    params: Type.Object({ id: Id }),
    body: Type.Object({ response: Type.String({ maxLength: 50_000 }) }),
    answer: { size: 'small', body: StaffLab },
  },
  'GET staff/risk-notices': {
    summary: 'Las personas que pidieron a la clínica que las busque, las más nuevas primero',
    access: 'staff:risk',
    answer: { size: 'list', body: Type.Array(StaffRiskNotice) },
  },
  'POST staff/risk-notices/{id}/handled': {
    summary: 'Anotar que la clínica ya buscó a la persona, y quién lo hizo',
    access: 'staff:risk',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: Type.Object({}) },
  },
  'DELETE staff/risk-notices/{id}/handled': {
    summary: 'Deshacer esa nota: la persona vuelve a esperar',
    access: 'staff:risk',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: Type.Object({}) },
  },
})
