import { defineContract } from 'shared/contract'
import { PriceList } from 'shared/published/buying'
import { Id } from 'shared/published/fields'
import { Specialty } from 'shared/published/specialty'
import Type, { type Static } from 'typebox'
import { Minutes } from './minutes'

const WaitingEntry = Type.Object({
  id: Id,
  specialistId: Id,
  specialistName: Type.String(),
  specialty: Specialty,
  isOnline: Type.Boolean(),
  /** The begin of the wait. */
  since: Type.String(),
  /** The booking page of the specialist and the kind, on which the wait began. */
  path: Type.String(),
})
export type WaitingEntry = Static<typeof WaitingEntry>

export const waitingContract = defineContract({
  'GET appointments/waiting': {
    summary: 'Las listas de espera en que está la persona',
    answer: { size: 'list', body: Type.Array(WaitingEntry) },
  },
  'POST appointments/waiting': {
    summary: 'Entrar a la lista de espera de un especialista',
    body: Type.Object({
      specialistId: Id,
      isOnline: Type.Boolean(),
      minutes: Minutes,
      /** The booking page of the wish, `v3` where it is missing: the mail leads back there. */
      version: Type.Optional(PriceList),
    }),
    answer: { size: 'small', body: WaitingEntry },
  },
  'DELETE appointments/waiting/{id}': {
    summary: 'Salir de una lista de espera',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: Type.Object({}) },
  },
})
