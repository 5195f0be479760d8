import { defineContract } from 'shared/contract'
import { buyingContract } from 'shared/published/buying'
import { Id } from 'shared/published/fields'
import { ProductId } from 'shared/published/person'
import Type, { type Static } from 'typebox'

/** A price, a status or an owner in the body is dropped: the server takes them from its catalogue and the token. */
const PurchaseBody = Type.Object({
  ...buyingContract['POST purchases'].body.properties,
  /** Any text is taken, so that an unknown product is refused in words. */
  productId: Type.String({ minLength: 1, maxLength: 64 }),
})
export type PurchaseBody = Static<typeof PurchaseBody>

/**
 * The state of a payment that the person started. `confirming`: the provider has not said yet how it ended, and the
 * page asks again; it settles by itself. `abandoned`: it was not paid in time. `refunded`: the money went back.
 */
export const CheckoutState = Type.Enum(['confirming', 'confirmed', 'abandoned', 'refunded'])
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
  /** The provider's page of this payment; null: it can no longer be paid there. */
  page: Type.Union([Type.String(), Type.Null()]),
  /** The appointment that was chosen before paying, booked by this payment; null: none was. */
  appointmentId: Type.Union([Id, Type.Null()]),
  /** The consultation that was bought pays for an appointment by now: it is not there to be booked. */
  isUsed: Type.Boolean(),
  /** The reason for which the chosen time was not booked, with the nearest free ones; null: it was, or none was chosen. */
  notBooked: Type.Union([
    Type.Object({
      message: Type.String(),
      times: Type.Array(
        Type.Object({
          inWords: Type.String(),
          /** The booking page with this time chosen. */
          path: Type.String(),
        }),
      ),
    }),
    Type.Null(),
  ]),
})
export type Checkout = Static<typeof Checkout>

/** A payment from whose page the person came back as one who paid, while the provider has not said how it ended. */
export const ConfirmingPayment = Type.Pick(Checkout, ['reference', 'title', 'amount'])
export type ConfirmingPayment = Static<typeof ConfirmingPayment>

export const purchasesContract = defineContract({
  'POST purchases': { ...buyingContract['POST purchases'], limited: true, body: PurchaseBody },
  'GET purchases/checkouts': {
    summary:
      'Los pagos de los que la persona ya regresó y que se están confirmando, del más nuevo al más antiguo',
    answer: { size: 'list', body: Type.Array(ConfirmingPayment) },
  },
  'POST purchases/checkouts/{reference}/return': {
    summary: 'Anotar que la persona regresó de la página de pago habiendo pagado; no prueba el pago',
    params: Type.Object({ reference: Type.String({ format: 'uuid' }) }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'GET purchases/checkouts/{reference}': {
    summary: 'Cómo va un pago que la persona empezó',
    params: Type.Object({ reference: Type.String({ format: 'uuid' }) }),
    answer: { status: 200, size: 'small', body: Checkout },
  },
})
