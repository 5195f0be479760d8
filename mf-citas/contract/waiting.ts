import { defineContract } from 'shared/contract'
import { PriceList } from 'shared/published/buying'
import { Id } from 'shared/published/fields'
import Type from 'typebox'
import { Minutes } from './minutes'

const WaitingEntry = Type.Object({ id: Id, specialistId: Id, isOnline: Type.Boolean() })

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
