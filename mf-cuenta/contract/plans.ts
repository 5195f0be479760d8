import { defineContract } from 'shared/contract'
import { ShownAmount } from 'shared/published/buying'
import { Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'
import { HeldSubscription } from './subscriptions'

/** The specialty's code, as the browser filters plans by it: 1 nutrition, 2 psychology, 3 gynecology. */
export const SpecialtyCode = Type.Enum([1, 2, 3])
export type SpecialtyCode = Static<typeof SpecialtyCode>

/** A plan of a specialty (shared/product/cuenta.md#plans). */
export const Plan = Type.Object({
  id: Id,
  title: Type.String(),
  type: Type.String(),
  /** Plain text. */
  descripcion: Type.String(),
  specialty: SpecialtyCode,
  /** The name of its image, or empty. */
  image: Type.Object({ name: Type.String() }),
  /** The subscriptions that include the plan, by the name that `auth/me` gives a person's subscriptions. */
  subscriptions: Type.Array(Type.Object({ name: Type.String() })),
  /** Not in the list of its specialty. */
  hidden: Type.Boolean(),
})
export type Plan = Static<typeof Plan>

/** The choice of one of the two monthly plans; the server takes everything else from its catalogue. */
const CheckoutBody = Type.Object({
  priceId: Type.String({ minLength: 1, maxLength: 64 }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  shownAmount: ShownAmount,
  /** The page to come back to, of the entry point's own origin; the prices page where there is none. */
  returnUrl: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
})

export const plansContract = defineContract({
  'GET plans': {
    summary: 'Los planes de las tres especialidades',
    answer: { size: 'list', body: Type.Array(Plan) },
  },
  'POST plans/checkoutSession': {
    limited: true,
    summary: 'Empezar a pagar un plan mensual; la página de pago se abre con la dirección de la respuesta',
    body: CheckoutBody,
    idempotent: true,
    answer: { size: 'small', body: Type.Object({ url: Type.String() }) },
  },
  'DELETE plans/cancel-suscription': {
    summary: 'Cancelar una suscripción al final de su periodo; sin `subscription`, la activa más nueva',
    query: Type.Object({ subscription: Type.Optional(Id) }),
    answer: { size: 'small', body: HeldSubscription },
  },
})
