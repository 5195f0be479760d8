import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

const FamilyMember = Type.Object({ id: Id, firstName: Type.String(), lastName: Type.String() })
export type FamilyMember = Static<typeof FamilyMember>

export const patientsContract = defineContract({
  'GET appointments/family': {
    summary: 'Los familiares para quienes la persona puede agendar',
    answer: { size: 'list', body: Type.Array(FamilyMember) },
  },
  'GET specialists/named-in/{formId}': {
    summary: 'Los especialistas que nombra el resultado más reciente de la persona en un test',
    params: Type.Object({ formId: Id }),
    answer: { size: 'small', body: Type.Object({ specialistIds: Type.Array(Id) }) },
  },
})
