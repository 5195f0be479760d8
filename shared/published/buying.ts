import { defineContract } from 'shared/contract'
import Type, { type Static } from 'typebox'
import { Id } from './fields'
import { ProductId } from './person'

/**
 * The two calls of mf-cuenta by which any domain sells: the caller's prices, and the begin of a payment. Only the
 * fields that other domains need are described.
 */

/** A product with the caller's price, which the server decided. */
export const OfferedPrice = Type.Object({
  productId: ProductId,
  /** A course with a price of its own: the one that unlocks the meal plan; null for everything else. */
  product: Type.Union([Id, Type.Null()]),
  /** The price list of a consultation; null where it is in both. */
  list: Type.Union([Type.Literal('v1'), Type.Literal('v3'), Type.Null()]),
  title: Type.String(),
  /** Plain text; may be empty. */
  description: Type.String(),
  /** The length of a consultation. */
  minutes: Type.Union([Type.Integer(), Type.Null()]),
  /** Centavos, before and after the discount. */
  listAmount: Type.Integer(),
  amount: Type.Integer(),
  discount: Type.Union([Type.Object({ text: Type.String() }), Type.Null()]),
})
export type OfferedPrice = Static<typeof OfferedPrice>

export const buyingContract = defineContract({
  'GET payments/prices': {
    summary: 'Los precios para la persona',
    access: 'person',
    answer: { status: 200, body: Type.Object({ prices: Type.Array(OfferedPrice) }) },
  },
  'POST purchases': {
    summary: 'Empezar a pagar un producto; el navegador va a la dirección de la respuesta',
    access: 'person',
    body: Type.Object({
      productId: ProductId,
      product: Type.Optional(Id),
      returnUrl: Type.String(),
      priceList: Type.Optional(Type.Union([Type.Literal('v1'), Type.Literal('v3')])),
    }),
    idempotent: true,
    answer: { status: 201, body: Type.Object({ url: Type.String() }) },
  },
})
