import { ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { SharingCalls } from '../citasCalls'
import { share, sharedBy, unshare } from './sharingStore'

/** A person decides, for each specialty, whether its specialists see the results of their tests. */
export function sharingCalls({ database, now }: SliceContext): SharingCalls {
  return {
    'GET appointments/sharing': async ({ person }) =>
      ok({ specialties: await sharedBy(database, person.id) }),

    'PUT appointments/sharing/{specialty}': async ({ person, params: { specialty } }) => {
      await share(database, { userId: person.id, specialty, createdAt: now() })
      return ok({})
    },

    'DELETE appointments/sharing/{specialty}': async ({ person, params: { specialty } }) => {
      await unshare(database, person.id, specialty)
      return ok({})
    },
  }
}
