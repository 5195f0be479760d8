import { notFound, ok } from 'shared/server/http/outcome'
import type { Handlers } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import type { profileContract } from '../../contract/profile'
import { profileRefusals } from '../../messages'
import { changeProfile, patientOf } from './changeProfile'

export function profileCalls(context: SliceContext): Handlers<typeof profileContract> {
  const { database, ports } = context
  const missing = notFound(profileRefusals.notFound)
  return {
    'GET patients/{id}': async ({ params, person }) => {
      const profile = params.id === person.id ? await ports.people.profileOf(database, person.id) : undefined
      return profile ? ok(patientOf(profile)) : missing
    },

    'PUT patients/{id}': async ({ params, body, person }) =>
      params.id === person.id ? changeProfile(context, person.id, body) : missing,
  }
}
