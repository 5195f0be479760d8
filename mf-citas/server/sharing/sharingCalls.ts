import { and, eq } from 'drizzle-orm'
import { ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/slice'
import type { SharingCalls } from '../citasCalls'
import { resultShares } from '../schema'
import { sharedBy } from './sharingStore'

/** A person decides, for each specialty, whether its specialists see the results of their tests. */
export function sharingCalls({ database, now }: SliceContext): SharingCalls {
  return {
    'GET appointments/sharing': async ({ person }) =>
      ok({ specialties: await sharedBy(database, person.id) }),

    'PUT appointments/sharing/{specialty}': async ({ person, params: { specialty } }) => {
      await database
        .insert(resultShares)
        .values({ userId: person.id, specialty, createdAt: now() })
        .onConflictDoNothing()
      return ok({})
    },

    'DELETE appointments/sharing/{specialty}': async ({ person, params: { specialty } }) => {
      const isThis = and(eq(resultShares.userId, person.id), eq(resultShares.specialty, specialty))
      await database.delete(resultShares).where(isThis)
      return ok({})
    },
  }
}
