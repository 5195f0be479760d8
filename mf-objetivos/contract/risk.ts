import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'
import { Owner } from './forms'

const RiskHelp = Type.Object({
  /** The tests with an answer that signals a risk and whose help was not shown; `question` is the first such one. */
  due: Type.Array(Type.Object({ formId: Id, familyMemberId: Owner, question: Id })),
  /** When the practice is open in the next two weeks, the earliest first: the help promises no call outside of it. */
  openTimes: Type.Array(
    Type.Object({
      opens: Type.String({ format: 'date-time' }),
      closes: Type.String({ format: 'date-time' }),
    }),
  ),
})
export type RiskHelp = Static<typeof RiskHelp>

export const riskContract = defineContract({
  'POST risk-notices': {
    limited: true,
    summary: 'Avisar a la clínica, con permiso de la persona, de una respuesta que señala un riesgo',
    body: Type.Object({ formId: Id, question: Id, familyMemberId: Type.Optional(Owner) }),
    answer: {
      size: 'small',
      body: Type.Object({
        id: Id,
        /** When the practice can call at the earliest; null where no opening is known. */
        callFrom: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      }),
    },
  },
  'GET risk-help': {
    summary: 'La ayuda que la persona todavía no ha visto, y cuándo abre la clínica',
    answer: { size: 'small', body: RiskHelp },
  },
  'POST risk-help/shown': {
    summary: 'Anotar que la persona vio la ayuda de un test; repetirlo no cambia nada',
    body: Type.Object({ formId: Id, familyMemberId: Type.Optional(Owner) }),
    answer: { size: 'small', body: Type.Object({}) },
  },
})
