import { notFound, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { allergyMessages } from '../../messages'
import type { FoodCalls } from '../dietCalls'
import { allergiesOf, listedAllergens, markAllergy, unmarkAllergy } from './allergyStore'

export function allergyCalls({ database }: SliceContext) {
  return {
    'GET allergies': async ({ person }) => ok(await allergiesOf(database, person.id)),

    'PUT allergies/{allergen}': async ({ params: { allergen }, person }) => {
      const listed = await listedAllergens(database)
      if (!listed.some(({ name }) => name === allergen)) return notFound(allergyMessages.unknown)
      await markAllergy(database, person.id, allergen)
      return ok({})
    },

    // A withdrawn allergen can be removed too; deleting a mark that does not exist is no error.
    'DELETE allergies/{allergen}': async ({ params: { allergen }, person }) => {
      await unmarkAllergy(database, person.id, allergen)
      return ok({})
    },
  } satisfies Partial<FoodCalls>
}
