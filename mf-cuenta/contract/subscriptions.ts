import { defineContract } from 'shared/contract'
import { Centavos, ShownAmount } from 'shared/published/buying'
import { Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

const Instant = Type.String({ format: 'date-time' })

/** A subscription that the person pays for. */
export const HeldSubscription = Type.Object({
  id: Id,
  name: Type.String(),
  /** The monthly plan's title. */
  title: Type.String(),
  priceId: Type.String(),
  /** The next month's price, of the plan that it changes to if it does; of a cancelled one its own. */
  amount: Centavos,
  /** A month's price of the plan itself. */
  ownAmount: Centavos,
  includes: Type.Array(Type.String()),
  /** The title and the id of the plan that it changes to at the next renewal; a cancelled one changes to none. */
  changesTo: Type.Union([Type.String(), Type.Null()]),
  nextPriceId: Type.Union([Type.String(), Type.Null()]),
  /** The next payment; null: it was cancelled, or the provider has not said yet. */
  renewsAt: Type.Union([Instant, Type.Null()]),
  /** The end of a cancelled one: until then everything stays open. */
  endsAt: Type.Union([Instant, Type.Null()]),
  /** The last renewal was not paid; `POST payments/subscriptions/{id}/card` mends it. */
  paymentFailed: Type.Boolean(),
  since: Instant,
})
export type HeldSubscription = Static<typeof HeldSubscription>

export const subscriptionsContract = defineContract({
  'GET payments/subscriptions': {
    summary: 'Las suscripciones activas de la persona, con lo que incluyen y cuándo se renuevan',
    answer: { size: 'list', body: Type.Array(HeldSubscription) },
  },
  'POST payments/subscriptions/{id}/change': {
    summary: 'Cambiar al otro plan mensual; el precio nuevo vale desde la siguiente renovación',
    params: Type.Object({ id: Id }),
    body: Type.Object({
      priceId: Type.String({ minLength: 1, maxLength: 64 }),
      /** The person was told that their cancelled plan goes on; without it a cancelled plan is refused with 409. */
      resume: Type.Optional(Type.Boolean()),
      shownAmount: ShownAmount,
    }),
    answer: { status: 200, size: 'small', body: HeldSubscription },
  },
  'POST payments/subscriptions/{id}/card': {
    summary: 'La página del proveedor donde se paga una renovación que falló, con otra tarjeta',
    params: Type.Object({ id: Id }),
    body: Type.Object({ returnUrl: Type.String({ minLength: 1, maxLength: 2000 }) }),
    answer: { size: 'small', body: Type.Object({ url: Type.String() }) },
  },
})
