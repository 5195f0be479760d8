import { defineContract } from 'shared/contract'
import Type, { type Static } from 'typebox'
import { AppointmentBody } from './appointments'
import { Id } from './fields'
import { ProductId } from './person'
import { Specialty } from './specialty'

/**
 * The two calls of mf-cuenta by which any domain sells: the caller's prices, and the begin of a payment. Its own
 * contract is built on these, and says more than other domains need.
 */

/** An integer of centavos of Mexican pesos; `formatCentavos` of `shared/published/money` writes them. */
export const Centavos = Type.Integer({ minimum: 0 })

/** The two price lists of consultations: `v1` of the first booking screens, `v3` of the present ones. */
export const PriceList = Type.Enum(['v1', 'v3'])
export type PriceList = Static<typeof PriceList>

/** The place of an appointment: by video, or at a branch. */
export const Place = Type.Enum(['online', 'inPerson'])
export type Place = Static<typeof Place>

/** A product with the caller's price, which the server decided. */
export const OfferedPrice = Type.Object({
  productId: ProductId,
  /** A course with a price of its own: the one that unlocks the meal plan; null: every other course, or no course. */
  product: Type.Union([Id, Type.Null()]),
  /** The price list of a consultation; null: it is in both, or is no consultation. */
  list: Type.Union([PriceList, Type.Null()]),
  title: Type.String(),
  /** Plain text; may be empty. */
  description: Type.String(),
  /** Minutes of a consultation; null for everything else, and where the catalogue gives no length. */
  minutes: Type.Union([Type.Integer(), Type.Null()]),
  /** The specialties of the appointments that it pays for; empty for what pays for none. */
  specialties: Type.Array(Specialty),
  /** The places of the appointments that it pays for; empty for what pays for none. */
  places: Type.Array(Place),
  /** The price before discounts. */
  listAmount: Centavos,
  /** The caller's price: exactly what the provider is going to charge. */
  amount: Centavos,
  /** The reason why the person pays less than the list's price, in words. */
  discount: Type.Union([Type.Object({ text: Type.String() }), Type.Null()]),
})
export type OfferedPrice = Static<typeof OfferedPrice>

/** The price that the person was shown. Where theirs is another by now, nothing is bought or changed: 409. */
export const ShownAmount = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 }))

export const PurchaseBody = Type.Object({
  productId: ProductId,
  /** The course's id; only for the product Course, which needs it. */
  product: Type.Optional(Id),
  /** The page to come back to, of the entry point's own origin, with `?specialist={id}` where one was chosen. */
  returnUrl: Type.String({ minLength: 1, maxLength: 2000 }),
  /** The price list of the screen; `v3` where it is missing. */
  priceList: Type.Optional(PriceList),
  shownAmount: ShownAmount,
  /** The appointment that was chosen before paying: it is booked where it is still free once the payment is settled. */
  slot: Type.Optional(AppointmentBody),
})
export type PurchaseBody = Static<typeof PurchaseBody>

export const buyingContract = defineContract({
  'GET payments/prices': {
    summary:
      'Los precios para la persona, con sus descuentos ya decididos y explicados, y los dos planes mensuales',
    answer: { size: 'small', body: Type.Object({ prices: Type.Array(OfferedPrice) }) },
  },
  'POST purchases': {
    summary: 'Empezar a pagar un producto; el navegador va a la dirección de la respuesta',
    body: PurchaseBody,
    idempotent: true,
    answer: { size: 'small', body: Type.Object({ url: Type.String() }) },
  },
})
