import { notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { appointmentRefusals } from '../../messages'
import type { PatientCalls } from '../citasCalls'
import { specialistIdsOf } from '../specialists/specialistStore'

export function patientCalls({ database, ports }: SliceContext): PatientCalls {
  return {
    'GET appointments/family': async ({ person }) => {
      const family = await ports.family.membersOf(database, person.id)
      return ok(family.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })))
    },

    'GET specialists/named-in/{formId}': async ({ person, params }) => {
      const named = await ports.formResults.specialistsOf(database, person.id, params.formId)
      if (!named) return notFound(appointmentRefusals.noResult)
      return ok({ specialistIds: await specialistIdsOf(database, named) })
    },
  }
}
