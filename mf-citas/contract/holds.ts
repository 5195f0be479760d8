import { defineContract } from 'shared/contract'
import { AppointmentBody } from 'shared/published/appointments'
import { PriceList } from 'shared/published/buying'
import { Id } from 'shared/published/fields'
import { Specialty } from 'shared/published/specialty'
import Type, { type Static } from 'typebox'

const Hold = Type.Object({
  specialistId: Id,
  specialistName: Type.String(),
  specialty: Specialty,
  init: Type.String(),
  end: Type.String(),
  isOnline: Type.Boolean(),
  /** Until then nobody else can book the slot. */
  heldUntil: Type.String(),
  /** The booking page, with everything that is chosen already: specialist, kind, time, length and patient. */
  path: Type.String(),
})
export type Hold = Static<typeof Hold>

const HoldBody = Type.Object({
  ...AppointmentBody.properties,
  /** The booking page on which the slot is chosen, `v3` where it is missing: the hold leads back there. */
  version: Type.Optional(PriceList),
})
export type HoldBody = Static<typeof HoldBody>

export const holdsContract = defineContract({
  'GET appointments/hold': {
    summary: 'El horario que la persona tiene apartado',
    answer: { size: 'list', body: Type.Array(Hold) },
  },
  'POST appointments/hold': {
    limited: true,
    summary: 'Apartar un horario por diez minutos mientras se paga; la persona aparta uno a la vez',
    body: HoldBody,
    answer: { size: 'small', body: Hold },
  },
  'DELETE appointments/hold': {
    summary: 'Soltar el horario apartado',
    answer: { size: 'small', body: Type.Object({}) },
  },
})
