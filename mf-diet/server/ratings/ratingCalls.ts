import { ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/slice'
import { addOnce } from '../addOnce'
import { recipeRefusal } from '../catalogue/recipeRefusal'
import { dailyLimit } from '../dailyLimit'
import type { DietCalls } from '../dietCalls'
import { recipeComments } from '../schema'
import { addRating, ratingByKey, ratingMarksOf, ratingsOf } from './ratingStore'

/** Ratings are the person's own, here and in every answer; no call shows another's. */
export function ratingCalls(context: SliceContext) {
  const { database } = context
  return {
    'GET recipes/comments': async ({ person }) => ok(await ratingMarksOf(database, person.id)),

    'GET recipes/{id}/comments': async ({ params, person }) =>
      (await recipeRefusal(context, person.id, params.id)) ??
      ok(await ratingsOf(database, person.id, params.id)),

    'POST recipes/{id}/comments': ({ params, body, person, idempotencyKey }) => {
      const { score, comments = '' } = body
      const rating = { score, comments, userId: person.id, recipeId: params.id }
      const now = context.now()
      return addOnce({
        find: () => ratingByKey(database, person.id, idempotencyKey),
        isSame: ({ recipeId, score, comments }) =>
          recipeId === rating.recipeId && score === rating.score && comments === rating.comments,
        refusal: async () =>
          (await recipeRefusal(context, person.id, params.id)) ??
          dailyLimit({ database, list: recipeComments, person: person.id, now }),
        add: () => addRating(database, { ...rating, createdAt: now, idempotencyKey }),
      })
    },
  } satisfies Partial<DietCalls>
}
