import { notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { alimentRefusals } from '../../messages'
import { alimentsByIds } from '../catalogue/catalogueStore'
import type { FoodCalls } from '../dietCalls'
import { exclude, exclusionsOf, include } from './exclusionStore'

export function exclusionCalls({ database }: SliceContext) {
  return {
    'GET exclusions': async ({ person }) => ok(await exclusionsOf(database, person.id)),

    'PUT exclusions/{alimentId}': async ({ params: { alimentId }, body: { reason, onlyThis }, person }) => {
      // A withdrawn food may be marked too: its exclusion is in force for the foods that resemble it.
      if (!(await alimentsByIds(database, [alimentId])).has(alimentId))
        return notFound(alimentRefusals.unknown)
      // A dislike is of this food alone anyway.
      const only = reason === 'allergy' && onlyThis === true && { onlyThis }
      const exclusion = { alimentId, reason, ...only }
      await exclude(database, person.id, exclusion)
      return ok(exclusion)
    },

    // Deleting an exclusion that does not exist is no error, so a second press is not refused.
    'DELETE exclusions/{alimentId}': async ({ params: { alimentId }, person }) => {
      if (!(await alimentsByIds(database, [alimentId])).has(alimentId))
        return notFound(alimentRefusals.unknown)
      await include(database, person.id, alimentId)
      return ok({})
    },
  } satisfies Partial<FoodCalls>
}
