import { defineContract } from 'shared/contract'
import { Day, Id, PageQuery } from 'shared/published/fields'
import Type, { type Static } from 'typebox'
import { SlotName } from './mealPlans'

/** The values of a rating's score (shared/product/diet.md#entities). */
export const Score = Type.Enum(['PODRIA_MEJORAR', 'ESTUVO_BIEN', 'FUE_GENIAL'])
export type Score = Static<typeof Score>

/** `comments` is text, never HTML (shared/product/wire.md#bodies). */
export const RatingBody = Type.Object({
  score: Score,
  /** A person may write at length about a recipe: the bound is far above what anybody types. */
  comments: Type.Optional(Type.String({ maxLength: 100_000 })),
  /** The day and the meal of the plan that the rating was sent from: both or neither. */
  day: Type.Optional(Day),
  slot: Type.Optional(SlotName),
})
export type RatingBody = Static<typeof RatingBody>

/** The day on which a recipe was consumed, by a rating (shared/product/diet.md#consumed). */
const consumption = {
  /** The plan's day; the clinic's day of the rating where it was sent outside a plan. */
  day: Day,
  /** Null where it was sent outside a plan. */
  slot: Type.Union([SlotName, Type.Null()]),
  /** False once the person has unmarked the meal; the rating stays. */
  consumed: Type.Boolean(),
}

export const Rating = Type.Object({
  score: Score,
  comments: Type.String(),
  userId: Id,
  recipeId: Id,
  ...consumption,
})
export type Rating = Static<typeof Rating>

/** A rating in short: enough to know what was eaten, when, and whether the person liked it. */
export const RatingMark = Type.Object({
  recipeId: Id,
  score: Score,
  createdAt: Type.String({ format: 'date-time' }),
  ...consumption,
})
export type RatingMark = Static<typeof RatingMark>

export const ratingsContract = defineContract({
  'GET recipes/comments': {
    summary: 'Las valoraciones de la persona, en corto, de la más antigua a la más nueva',
    answer: { size: 'list', body: Type.Array(RatingMark) },
  },
  'GET recipes/{id}/comments': {
    summary: 'Las valoraciones de la persona para una receta, todas o por páginas; nunca las de otras',
    params: Type.Object({ id: Id }),
    query: PageQuery,
    answer: { size: 'heavy', body: Type.Array(Rating) },
  },
  'POST recipes/{id}/comments': {
    limited: true,
    summary:
      'Valorar una receta, con lo que queda marcada como consumida en el día y la comida del plan; sin ellos, en el día de la clínica en que se envía',
    params: Type.Object({ id: Id }),
    body: RatingBody,
    idempotent: true,
    answer: { size: 'small', body: Rating },
  },
  'DELETE recipes/{id}/comments/consumed/{day}/{slot}': {
    summary:
      'Quitar la marca de consumido de una comida, el mismo día en que se marcó; la valoración se queda',
    params: Type.Object({ id: Id, day: Day, slot: SlotName }),
    answer: { size: 'small', body: Type.Object({}) },
  },
})
