import { dayIn } from 'shared/dates/instants'
import { conflict, notFound, ok, streamed } from 'shared/server/http/outcome'
import { isPaged, pageOf } from 'shared/server/http/pages'
import { refuseFields } from 'shared/server/http/refuseFields'
import { Streamed } from 'shared/server/http/streamed'
import { addOnce } from 'shared/server/idempotency/addOnce'
import type { SliceContext } from 'shared/server/slices/context'
import { tidyLines } from 'shared/text/tidyLines'
import type { Rating, RatingBody } from '../../contract/ratings'
import { consumedRefusals, recipeRefusals } from '../../messages'
import { canMark } from '../../rules/plans/canMark'
import { canUnmark } from '../../rules/plans/canUnmark'
import { isPlannable } from '../../rules/plans/isPlannable'
import { recipesByIds } from '../catalogue/catalogueStore'
import { recipeRefusal } from '../catalogue/recipeRefusal'
import { CHANGES_A_DAY } from '../changesADay'
import type { RatingCalls } from '../dietCalls'
import { recipeComments } from '../schema'
import { marksOf, ratingMarksOf, ratingsInBatches, ratingsOf, unmark } from './ratingStore'

/** Ratings are private in every answer: a call returns only the caller's own. */
export function ratingCalls(context: SliceContext) {
  const { database } = context
  return {
    'GET recipes/comments': async ({ person }) => ok(await ratingMarksOf(database, person.id)),

    'GET recipes/{id}/comments': async ({ params, query, person }) => {
      const refusal = await recipeRefusal(context, person.id, params.id)
      if (refusal) return refusal
      const all = { person: person.id, recipe: params.id }
      if (!isPaged(query)) return streamed(new Streamed<Rating[]>(ratingsInBatches(database, all)))
      const { data, headers } = await pageOf(query, rows => ratingsOf(database, all, rows))
      return streamed(new Streamed(data), headers)
    },

    'POST recipes/{id}/comments': ({ params, body, person, idempotencyKey }) => {
      const { score, day, slot = null } = body
      const comments = tidyLines(body.comments ?? '')
      const today = dayIn(context.now())
      return addOnce(database, recipeComments, {
        row: { userId: person.id, recipeId: params.id, score, comments, slot, ...(day && { day }) },
        // A repetition of the attempt may arrive on the next day.
        computed: day ? {} : { day: today },
        key: idempotencyKey,
        now: context.now(),
        refusal: async () =>
          refuseFields(mealProblems(body, today)) ?? recipeRefusal(context, person.id, params.id),
        limit: CHANGES_A_DAY,
      })
    },

    'DELETE recipes/{id}/comments/consumed/{day}/{slot}': async ({ params, person }) => {
      const meal = { recipeId: params.id, day: params.day, slot: params.slot }
      if (!(await recipesByIds(database, [meal.recipeId])).has(meal.recipeId))
        return notFound(recipeRefusals.unknownRecipe)
      if (!canUnmark(await marksOf(database, person.id, meal), context.now()))
        return conflict(consumedRefusals.tooLate)
      // A meal without a mark is no error, so a repetition is not refused.
      await unmark(database, person.id, meal)
      return ok({})
    },
  } satisfies RatingCalls
}

/** The problems of the meal of a rating, by field. */
function mealProblems({ day, slot }: RatingBody, today: string): Record<string, string | undefined> {
  if (!day) return { day: slot && consumedRefusals.withoutDay }
  return { day: dayProblem(day, today), slot: slot ? undefined : consumedRefusals.withoutSlot }
}

function dayProblem(day: string, today: string): string | undefined {
  if (!canMark(day, today)) return consumedRefusals.notYet
  return isPlannable(day, today) ? undefined : consumedRefusals.dayTooFar
}
