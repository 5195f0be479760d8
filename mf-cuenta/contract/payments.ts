import { defineContract } from 'shared/contract'
import { buyingContract, Centavos, OfferedPrice } from 'shared/published/buying'
import { Id, PageQuery } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

const Instant = Type.String({ format: 'date-time' })

/** The reason why a person pays less than the list's price, in words beside it. */
export const Discount = Type.Object({
  /**
   * `holder`: the price for a person with a course or a plan, in the list v1; `plan`: 10 % off consultations for a
   * person with a plan; `mealPlan`: the course that unlocks the meal plan, for a person without a course.
   */
  kind: Type.Enum(['holder', 'plan', 'mealPlan']),
  /** Centavos off the list's price. */
  amount: Centavos,
  /** For the person, such as `10 % por tu plan`. */
  text: Type.String(),
})
export type Discount = Static<typeof Discount>

/** A product with the caller's price, which the server decided, and the whole discount. */
export const Price = Type.Object({
  ...OfferedPrice.properties,
  discount: Type.Union([Discount, Type.Null()]),
})
export type Price = Static<typeof Price>

/** One of the two monthly plans (shared/product/cuenta.md#plans). */
export const MonthlyPlan = Type.Object({
  priceId: Type.String(),
  /** The subscription's name in `auth/me`, and the `name` of a checkout. */
  name: Type.String(),
  title: Type.String(),
  descripcion: Type.String(),
  /** The things that it includes, a line each. */
  includes: Type.Array(Type.String()),
  /** A month's price. */
  amount: Centavos,
})
export type MonthlyPlan = Static<typeof MonthlyPlan>

export const PriceTable = Type.Object({
  monthlyPlans: Type.Array(MonthlyPlan),
  prices: Type.Array(Price),
})

export type PriceTable = Static<typeof PriceTable>

/** The way in which a payment was made; `cash` is paid in a shop with a reference. */
const PaymentMethod = Type.Enum(['card', 'cash', 'transfer', 'other'])
export type PaymentMethod = Static<typeof PaymentMethod>

/** One payment of the history, with everything that its receipt says. */
export const Payment = Type.Object({
  id: Id,
  /** The receipt's number, such as `MD-000042`. */
  folio: Type.String(),
  title: Type.String(),
  status: Type.Enum(['PAID', 'FAILED', 'REFUNDED']),
  listAmount: Centavos,
  discount: Type.Union([Discount, Type.Null()]),
  amount: Centavos,
  /** Centavos that went back. */
  refunded: Centavos,
  method: PaymentMethod,
  paidAt: Instant,
  /** The person asked for its invoice. */
  invoiceRequested: Type.Boolean(),
  /** The moment at which the practice issued it; null: it has not. */
  invoiceIssuedAt: Type.Union([Instant, Type.Null()]),
})
export type Payment = Static<typeof Payment>

/** The data of a Mexican invoice (CFDI 4.0), checked by their public rules in `mf-cuenta/rules/invoices`. */
export const InvoiceRequestBody = Type.Object({
  rfc: Type.String({ maxLength: 20 }),
  /** The name as the tax authority has it. */
  name: Type.String({ maxLength: 254 }),
  regimenFiscal: Type.String({ maxLength: 3 }),
  usoCfdi: Type.String({ maxLength: 4 }),
  /** The postal code of the tax address. */
  postalCode: Type.String({ maxLength: 5 }),
})
export type InvoiceRequestBody = Static<typeof InvoiceRequestBody>

export const paymentsContract = defineContract({
  'GET payments/prices': {
    ...buyingContract['GET payments/prices'],
    answer: { size: 'small', body: PriceTable },
  },
  'GET payments': {
    summary: 'Los pagos de la persona, del más nuevo al más antiguo',
    query: PageQuery,
    answer: { size: 'list', body: Type.Array(Payment) },
  },
  'POST payments/{id}/invoice': {
    summary: 'Pedir la factura de un pago; la clínica la emite',
    params: Type.Object({ id: Id }),
    body: InvoiceRequestBody,
    answer: { size: 'small', body: InvoiceRequestBody },
  },
})

/** The provider's events; the signature's header is the provider's. */
export const webhookContract = (signatureHeader: string) =>
  defineContract({
    'POST payments/webhook': {
      summary: 'Un aviso firmado del proveedor de pagos',
      access: 'signed',
      raw: { contentTypes: ['application/json'], maxBytes: 256 * 1024, signatureHeader },
      answer: { status: 200, size: 'small', body: Type.Object({}) },
    },
  })
