import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import { ProductId } from 'shared/published/person'
import Type, { type Static } from 'typebox'

/** The two price lists of consultations: `v1` of the first booking screens, `v3` of the present ones. */
export const PriceList = Type.Union([Type.Literal('v1'), Type.Literal('v3')])
export type PriceList = Static<typeof PriceList>

/** A price, a status or an owner in the body is dropped: the server takes them from its catalogue and the token. */
export const PurchaseBody = Type.Object({
  /** Any text is taken, so that an unknown product is refused in words. */
  productId: Type.String({ minLength: 1, maxLength: 64 }),
  /** The course's id; only for the product Course, which needs it. */
  product: Type.Optional(Id),
  /** The page to come back to, of the entry point's own origin, with `?specialist={id}` where one was chosen. */
  returnUrl: Type.String({ minLength: 1, maxLength: 2000 }),
  /** The price list of the screen; `v3` where it is missing. */
  priceList: Type.Optional(PriceList),
})
export type PurchaseBody = Static<typeof PurchaseBody>

/**
 * The state of a payment that the person started. `confirming`: the provider has not said yet how it ended, and the
 * page asks again; it settles by itself. `abandoned`: it was not paid in time. `refunded`: the money went back.
 */
export const CheckoutState = Type.Union([
  Type.Literal('confirming'),
  Type.Literal('confirmed'),
  Type.Literal('abandoned'),
  Type.Literal('refunded'),
])
export type CheckoutState = Static<typeof CheckoutState>

/** A payment that the person started, for the page that they come back to. */
export const Checkout = Type.Object({
  /** The `pago` of the page's address. */
  reference: Type.String({ format: 'uuid' }),
  state: CheckoutState,
  productId: ProductId,
  product: Type.Union([Id, Type.Null()]),
  /** The product's name for the person. */
  title: Type.String(),
  /** Centavos. */
  amount: Type.Integer(),
  /** The path of the entry point's own origin where the person was going, such as `/user/agendar?specialist=3`. */
  returnPath: Type.String(),
})
export type Checkout = Static<typeof Checkout>

export const purchasesContract = defineContract({
  'POST purchases': {
    summary: 'Empezar a pagar un producto; el navegador va a la dirección de la respuesta',
    access: 'person',
    body: PurchaseBody,
    idempotent: true,
    answer: { status: 201, body: Type.Object({ url: Type.String() }) },
  },
  'GET purchases/checkouts/{reference}': {
    summary: 'Cómo va un pago que la persona empezó',
    access: 'person',
    params: Type.Object({ reference: Type.String({ format: 'uuid' }) }),
    answer: { status: 200, body: Checkout },
  },
})
