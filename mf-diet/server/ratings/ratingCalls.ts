import { ok } from 'shared/server/http/outcome'
import { addOnce } from 'shared/server/idempotency/addOnce'
import type { SliceContext } from 'shared/server/slices/slice'
import { recipeRefusal } from '../catalogue/recipeRefusal'
import { CHANGES_A_DAY } from '../changesADay'
import type { DietCalls } from '../dietCalls'
import { recipeComments } from '../schema'
import { ratingMarksOf, ratingsOf } from './ratingStore'

/** Ratings are private in every answer: a call returns only the caller's own. */
export function ratingCalls(context: SliceContext) {
  const { database } = context
  return {
    'GET recipes/comments': async ({ person }) => ok(await ratingMarksOf(database, person.id)),

    'GET recipes/{id}/comments': async ({ params, person }) =>
      (await recipeRefusal(context, person.id, params.id)) ??
      ok(await ratingsOf(database, person.id, params.id)),

    'POST recipes/{id}/comments': ({ params, body, person, idempotencyKey }) => {
      const { score, comments = '' } = body
      return addOnce(database, recipeComments, {
        row: { userId: person.id, recipeId: params.id, score, comments },
        key: idempotencyKey,
        now: context.now(),
        refusal: () => recipeRefusal(context, person.id, params.id),
        limit: CHANGES_A_DAY,
      })
    },
  } satisfies Partial<DietCalls>
}
