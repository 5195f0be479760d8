import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'
import { InvoiceRequestBody } from './payments'

/** The invoice that the practice issued: a PDF in base64, and its XML (CFDI 4.0). */
export const InvoiceFiles = Type.Object({
  pdf: Type.String({ minLength: 1, maxLength: 200_000 }),
  xml: Type.String({ minLength: 1, maxLength: 100_000 }),
})
export type InvoiceFiles = Static<typeof InvoiceFiles>

/** The same bounds for the screen are in `rules/invoices/uploadLimits.ts`; a test compares them. */
export const InvoiceUpload = Type.Object({
  pdf: Type.String({ minLength: 1, maxLength: 100_000 }),
  xml: Type.String({ minLength: 1, maxLength: 20_000 }),
})

/** An invoice that a person asked for, as the practice needs it to issue it. */
export const StaffInvoice = Type.Object({
  /** The payment's id, which its receipt's number is made of. */
  id: Id,
  folio: Type.String(),
  title: Type.String(),
  /** Centavos. */
  amount: Type.Integer(),
  paidAt: Type.String(),
  requestedAt: Type.String(),
  /** The moment of the answer; null while the request waits. */
  issuedAt: Type.Union([Type.String(), Type.Null()]),
  /** The money went back after the request. */
  refunded: Type.Boolean(),
  ...InvoiceRequestBody.properties,
})
export type StaffInvoice = Static<typeof StaffInvoice>

export const invoicesContract = defineContract({
  'GET payments/tax-data': {
    summary: 'Los datos fiscales con los que la persona pidió su factura más reciente, para la siguiente',
    answer: { size: 'small', body: Type.Array(InvoiceRequestBody) },
  },
  'GET payments/{id}/invoice': {
    summary: 'La factura de un pago propio, cuando la clínica ya la emitió',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: InvoiceFiles },
  },
  'GET staff/invoices': {
    summary:
      'Las facturas pedidas que la clínica aún no emite, las más antiguas primero, y después las que emitió en los últimos 30 días',
    access: 'staff:invoices',
    answer: { size: 'list', body: Type.Array(StaffInvoice) },
  },
  'POST staff/invoices/{id}': {
    summary: 'Entregar la factura de un pago, en PDF y XML; la persona la recibe por correo',
    access: 'staff:invoices',
    params: Type.Object({ id: Id }),
    body: InvoiceUpload,
    answer: { size: 'small', body: StaffInvoice },
  },
})
